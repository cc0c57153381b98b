import type { FieldSpec, FieldType } from '../model/data-schema.js';

/** What a field's label tells of it, in any of the six languages; `text` when it tells nothing. */
export function typeOfLabel(label: string): FieldType {
  const words = label.toLowerCase();
  return SIGNS.find(([, sign]) => sign.test(words))?.[0] ?? 'text';
}

/** First match wins: `e-mail address` is an e-mail, not a place. */
const SIGNS: [FieldType, RegExp][] = [
  ['email', /e-?mail|courriel|correo|メール/u],
  ['phone', /phone|\bmobile\b|telefon|handy|t[ée]l[ée]phone|tel[ée]fono|telefone|celular|m[óo]vil|電話/u],
  ['url', /web|\burl\b|\blinks?\b|homepage|\bsite\b|enlace|p[áa]gina|ウェブ|リンク|サイト/u],
  [
    'date',
    /\bdate\b|datum|\bdays?\b|\btag\b|\bfecha\b|\bdata\b|deadline|\bdue\b|fällig|échéance|vencimiento|日付|期限|締切/u,
  ],
  ['time', /\btime of day\b|\bo'clock\b|uhrzeit|\bheure\b|\bhora\b|時刻/u],
  ['email', /@/u],
  [
    'number',
    /\b(amount|number|count|price|cost|weight|hours?|minutes?|pages?|km|miles?|kg|score|rating|quantity|distance|steps|calories|reps|sets)\b|betrag|anzahl|preis|kosten|gewicht|stunden|minuten|seiten|menge|montant|nombre|prix|poids|heures|dur[ée]e|quantit[ée]|importe|cantidad|n[úu]mero|precio|peso\b|horas|minutos|p[áa]ginas|pre[çc]o|valor|quantidade|金額|数|価格|値段|重さ|体重|時間|分|ページ|距離/u,
  ],
  [
    'long_text',
    /description|\bnotes?\b|comment|details|message|beschreibung|notiz|kommentar|nachricht|remarque|commentaire|descripci[óo]n|nota|comentario|descri[çc][ãa]o|coment[áa]rio|observa|説明|メモ|備考|コメント/u,
  ],
];

/** Fields that a prompt asks for, with names that stay the same while their number does. */
export function askedFields(labels: string[]): FieldSpec[] {
  const names = new Set<string>();
  return labels.map((label, index) => {
    const plain = nameOfLabel(label) ?? `field_${index + 1}`;
    const name = names.has(plain) ? `${plain.slice(0, 36)}_${index + 1}` : plain;
    names.add(name);
    return { name, label: capitalised(label.trim()), type: typeOfLabel(label), isRequired: index === 0 };
  });
}

/** What a field of a form already asks for, in any of the six languages. */
const SAME: Record<string, RegExp> = {
  name: /^(?:(?:your|full|first|last|ihr|dein|votre|tu|su|seu)\s)?(?:sur|vor|nach)?(?:names?|nom|prénom|nombre|nome|apellidos?|お?名前|氏名)$/iu,
  guests:
    /guests?|plus[- ]?ones?|\bpeople\b|persons?\b|personen|begleit|personnes|invités|personas|acompañantes|pessoas|acompanhantes|人数/iu,
  message: /^(?:message|nachricht|mensaje|mensagem|メッセージ)$/iu,
  note: /^(?:notes?|notiz|remarque|nota|observações|備考)$/iu,
  service: /^(?:service|class|course|lesson|kurs|leistung|cours|clase|curso|aula|コース|メニュー)$/iu,
  slot: /^(?:date|time|day|datum|uhrzeit|tag|heure|fecha|hora|data|horário|日付|時間)$/iu,
};

/** Fields asked for that a form does not have yet; all of them may stay empty. */
function fieldsBeside(labels: string[], present: FieldSpec[]): FieldSpec[] {
  const isThere = ({ name, type, label }: FieldSpec): boolean =>
    present.some(
      (field) =>
        field.name === name ||
        ((type === 'email' || type === 'phone') && field.type === type) ||
        (SAME[field.name]?.test(label) ?? false),
    );
  return askedFields(labels)
    .filter((field) => !isThere(field))
    .map((field) => ({ ...field, isRequired: false }));
}

/** A form with the fields that the prompt asks for besides, before the free text that ends it. */
export function withAsked(present: FieldSpec[], labels: string[]): FieldSpec[] {
  const last = present.at(-1);
  const asked = fieldsBeside(labels, present);
  return last?.type === 'long_text' ? [...present.slice(0, -1), ...asked, last] : [...present, ...asked];
}

/** Letters and digits of a label; null when it has none that a name may have. */
function nameOfLabel(label: string): string | null {
  const name = label
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, 40)
    .replace(/_+$/, '');
  return name === '' ? null : name;
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
