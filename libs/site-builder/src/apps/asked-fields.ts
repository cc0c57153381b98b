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
