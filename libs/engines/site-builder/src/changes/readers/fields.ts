import type { FieldSpec, FieldType } from '../../model/data-schema.js';
import { nameIn } from '../grammar/names.js';
import { type Reader, type Reading, type Wish, firstMatch, refusal } from '../grammar/reading.js';
import type { Scene } from '../grammar/scene.js';
import { MAX_FIELDS, formOf, isNeeded } from '../structure/fields.js';
import { findField } from '../targets/find-target.js';
import { listFields, listForms } from '../targets/present.js';
import { likeness } from '../targets/words.js';
import { joined } from './remove.js';

const FORM =
  "(?:\\s+(?:in|on|to|from|of|into|im|in der|in das|aus dem|zum|auf dem|dans|du|au|sur|en|al?|del|no|na|ao|do|da)\\s+(?:the |our |das |dem |der |le |la |l'|el |o |a )?(?<form>[^¦]{1,50}?(?:form|formular|formulaire|formulario|formulário|page|seite|sign-?up|booking|checkout|app|list|board|tracker|rsvp|waitlist)|(?:formulaire|formulario|formulário|page|página|form)[^¦]{0,40}))?";
const END = '\\s*$';

const ADD_PATTERNS = [
  `^(?:add|include|insert|put(?: in)?|create|give (?:it|us|the form)|we need|i need|show)\\s+(?:an? |another |the |some )?(?<need>required |optional |mandatory )?(?:new |extra |form )*fields?\\s+(?:for|called|named|asking for|labell?ed|about|to ask for|:)?\\s*(?<label>[^¦]{1,120}?)${FORM}${END}`,
  `^(?:add|include|put)\\s+(?:an? |the )?(?<label>[^¦]{1,60}?)(?:\\s+field)?\\s+(?:to|in|into|on)\\s+(?:the |our )?(?<form>[^¦]{1,40}?\\s?form)${END}`,
  `^(?:add|include|insert|put(?: in)?|create)\\s+(?:an? |another |the )?(?<need>required |optional |mandatory )?(?<label>[^¦]{1,60}?)\\s+(?:fields?|checkbox|question)${FORM}${END}`,
  `^(?:ask|also ask|ask (?:people|visitors|guests|customers|them))\\s+(?:people |visitors |guests |customers |them |also )?(?:for|about)\\s+(?:the |an? |their |his |her |an? optional |a required )?(?<label>[^¦]{1,100}?)${FORM}${END}`,
  `^(?:the |our )?(?<form>[^¦]{1,40}?form)\\s+(?:should|must|needs to|has to|should also)\\s+(?:also )?(?:ask for|have a field for|include|have)\\s+(?:the |an? |their )?(?<label>[^¦]{1,80}?)(?:\\s+field)?${END}`,
  `^(?:füge?|ergänze?|erstelle?|nimm|mache?)\\s+(?:(?:im|dem|zum|in das) (?<form2>\\S*formular) )?(?:noch )?(?:ein|das|ein weiteres|ein neues)\\s+(?:neues )?feld\\s+(?:für|namens|mit)?\\s*(?:die |das |den |der |eine? )?(?<label>[^¦]{1,80}?)${FORM}(?:\\s+(?:hinzu|ein|auf|an))?${END}`,
  `^(?:(?:im|in dem) (?<form2>\\S*formular) )?(?:ein )?(?:neues )?feld\\s+für\\s+(?:die |das |den |der |eine? )?(?<label>[^¦]{1,80}?)${FORM}\\s+(?:hinzufügen|ergänzen|einfügen|anlegen)${END}`,
  `^frage?\\s+(?:(?:im|in dem) (?<form2>\\S*formular) )?(?:auch |noch )?nach\\s+(?:der |dem |den |die |einer )?(?<label>[^¦]{1,80}?)${FORM}${END}`,
  `^(?:ajoute[rz]?|insère|crée[rz]?)\\s+un\\s+(?:nouveau )?champ\\s+(?:pour )?(?:le |la |les |l'|l’)?(?<label>[^¦]{1,80}?)${FORM}${END}`,
  `^demande[rz]?\\s+(?:aussi )?(?:le |la |les |l'|l’)?(?<label>[^¦]{1,80}?)${FORM}${END}`,
  `^(?:añad[ea]|añadir|agreg[ae]|agregar|pon|crea)\\s+un\\s+(?:nuevo )?campo\\s+(?:para |de )?(?:el |la |los |las )?(?<label>[^¦]{1,80}?)${FORM}${END}`,
  `^pide\\s+(?:también )?(?:el |la |los |las )?(?<label>[^¦]{1,80}?)${FORM}${END}`,
  `^(?:adicion[ae]|adicionar|acrescent[ae]|inclua|crie|coloque)\\s+um\\s+(?:novo )?campo\\s+(?:para |de )?(?:o |a |os |as )?(?<label>[^¦]{1,80}?)${FORM}${END}`,
  `^peça\\s+(?:também )?(?:o |a |os |as )?(?<label>[^¦]{1,80}?)${FORM}${END}`,
  '^(?:(?<form>[^、の]{1,20}フォーム)(?:に|で)、?)?(?<label>[^、をに]{1,30}?)(?:の)?(?:入力)?(?:欄|項目|フィールド)を(?:追加|加え|作).*$',
].map((source) => new RegExp(source, 'iu'));

const REMOVE_PATTERNS = [
  `^(?:remove|delete|drop|take out|get rid of|hide)\\s+(?:the )?(?:fields?\\s+(?:for )?(?:the )?)(?<label>[^¦]{1,80}?)${FORM}${END}`,
  `^(?:remove|delete|drop|take out|get rid of|hide)\\s+(?:the )?(?<label>[^¦]{1,60}?)\\s+(?:fields?|question|checkbox)${FORM}${END}`,
  `^(?:remove|delete|drop|take out|take|get rid of|hide)\\s+(?:the )?(?<label>[^¦]{1,60}?)(?:\\s+out)?\\s+(?:from|of|in|on)\\s+(?:the |our )?(?<form>[^¦]{1,40}?form)${END}`,
  `^(?:don.?t|do not|no longer|stop|never)\\s+ask(?:ing)?\\s+(?:people |visitors |guests |them )?(?:for|about)\\s+(?:the |an? |their )?(?<label>[^¦]{1,80}?)(?:\\s+any ?more)?${FORM}${END}`,
  `^(?:entferne?|lösche?|streiche?|nimm)\\s+(?:das )?feld\\s+(?:für )?(?:die |das |den )?(?<label>[^¦]{1,80}?)${FORM}(?:\\s+(?:raus|weg|heraus))?${END}`,
  `^(?:entferne?|lösche?|streiche?|nimm)\\s+(?:das )?(?<label>[\\p{L}-]{2,40}?)-?feld${FORM}(?:\\s+(?:raus|weg|heraus))?${END}`,
  `^frage?\\s+nicht\\s+(?:mehr )?nach\\s+(?:der |dem |den )?(?<label>[^¦]{1,80}?)${FORM}${END}`,
  `^(?:supprime[rz]?|retire[rz]?|enlève[rz]?)\\s+le\\s+champ\\s+(?:pour )?(?:le |la |les |l'|l’)?(?<label>[^¦]{1,80}?)${FORM}${END}`,
  `^(?:elimin[ae]|eliminar|quit[ae]|quitar|borra)\\s+el\\s+campo\\s+(?:de |para )?(?:el |la )?(?<label>[^¦]{1,80}?)${FORM}${END}`,
  `^(?:remov[ae]|remover|exclua|apague|tire)\\s+o\\s+campo\\s+(?:de |para )?(?:o |a )?(?<label>[^¦]{1,80}?)${FORM}${END}`,
  '^(?:(?<form>[^、の]{1,20}フォーム)(?:から|の)、?)?(?<label>[^、をに]{1,30}?)(?:の)?(?:入力)?(?:欄|項目|フィールド)を(?:削除|消|外|なく).*$',
].map((source) => new RegExp(source, 'iu'));

const REQUIRE = new RegExp(
  `^(?:make|mark|set)\\s+(?:the )?(?<label>[^¦]{1,60}?)(?:\\s+field)?${FORM}\\s+(?:as |to )?(?:an? )?(?<need>required|mandatory|compulsory|obligatory|optional)(?:\\s+field)?${FORM.replaceAll('form>', 'form3>')}${END}`,
  'iu',
);
const LISTED = /\s*,\s*(?:(?:and|und|et|y|e)\s+)?|\s+(?:and|und|et|y|e|&)\s+|と|、/iu;
const ARTICLE = /^(?:the|an?|their|his|her|die|das|den|der|les?|la|l['’]|el|los|las|os?|as?)\s+/iu;

/** Adds fields to a form, or removes them. */
export const readFields: Reader = (wish, scene) => {
  const required = REQUIRE.exec(wish.text);
  if (required) return eachLabel(required, wish, scene, changed);
  const removal = firstMatch(wish.text, REMOVE_PATTERNS);
  if (removal) return eachLabel(removal, wish, scene, removed);
  const addition = firstMatch(wish.text, ADD_PATTERNS);
  return addition ? eachLabel(addition, wish, scene, added) : null;
};

type OnField = (label: string, form: FormOf, wish: Wish, clause: string) => Reading;
interface FormOf {
  target: string;
  form: NonNullable<ReturnType<typeof formOf>>;
}

function eachLabel(match: RegExpExecArray, wish: Wish, scene: Scene, onField: OnField): Reading {
  const named = match.groups!['form'] ?? match.groups!['form2'] ?? match.groups!['form3'] ?? null;
  const form = formOf(scene.site, named?.trim() ?? null);
  if (!form) return refusal(wish, `there is no such form; the forms are ${listForms(scene.site)}`);
  const labels = match.groups!['label']!.split(LISTED).map((label) => label.trim().replace(ARTICLE, ''));
  const readings = labels
    .filter((label) => label !== '')
    .map((label) => onField(label, { target: form.name, form }, wish, match[0]));
  return { ...joined(readings), rest: '' };
}

function added(words: string, { target, form }: FormOf, wish: Wish, clause: string): Reading {
  const isRequired =
    /(?<!\p{L})(?:required|mandatory|compulsory|pflichtfeld|obligatoire|obligatorio|obligatório|必須)(?!\p{L})/iu.test(
      clause,
    );
  const name = nameIn(
    wish.message,
    words.replace(
      /\s*\(?(?:required|mandatory|optional|as a required field|pflichtfeld|obligatoire|obligatorio|obligatório)\)?\s*/giu,
      ' ',
    ),
  );
  if (name === null || name.length > 60) return refusal(wish, 'that is no name of a field');
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  const type = typeOf(label);
  const present = form.fields.find((field) => isSameField(field, label, type));
  if (present) return refusal(wish, `“${form.title}” asks for “${present.label}” already`);
  if (form.fields.length >= MAX_FIELDS) return refusal(wish, `a form has up to ${MAX_FIELDS} fields`);
  return {
    edits: [{ kind: 'add_field', form: target, label, type, isRequired }],
    understood: [
      `The form “${form.title}” asks for “${label}”${isRequired ? ', which must be filled in' : ''}.`,
    ],
    rest: '',
  };
}

/** A form needs one telephone number and one e-mail address; other fields are the same by their label. */
function isSameField(field: FieldSpec, label: string, type: FieldType): boolean {
  return (
    likeness(label, field.label) > 0.9 || (field.type === type && (type === 'phone' || type === 'email'))
  );
}

function removed(words: string, { target, form }: FormOf, wish: Wish): Reading {
  const field = findField(form, wish.message.meant(words));
  if (!field) return refusal(wish, `“${form.title}” has no such field; it asks for ${listFields(form)}`);
  if (isNeeded(form, field)) return refusal(wish, `“${form.title}” cannot work without “${field.label}”`);
  return {
    edits: [{ kind: 'remove_field', form: target, field: field.name }],
    understood: [`The form “${form.title}” no longer asks for “${field.label}”.`],
    rest: '',
  };
}

/** A field takes its place anew, with its label and type, as one that must or may be filled in. */
function changed(words: string, { target, form }: FormOf, wish: Wish, clause: string): Reading {
  const field = findField(form, wish.message.meant(words));
  if (!field) return refusal(wish, `“${form.title}” has no such field; it asks for ${listFields(form)}`);
  const isRequired = !/optional/iu.test(clause);
  if (field.isRequired === isRequired)
    return refusal(wish, `“${field.label}” is ${isRequired ? 'required' : 'optional'} already`);
  if (isNeeded(form, field)) return refusal(wish, `“${form.title}” cannot work without “${field.label}”`);
  const { label, type } = field;
  return {
    edits: [
      { kind: 'remove_field', form: target, field: field.name },
      { kind: 'add_field', form: target, label, type, isRequired },
    ],
    understood: [`“${field.label}” ${isRequired ? 'must' : 'may'} be filled in in the form “${form.title}”.`],
    rest: '',
  };
}

const TYPES: [RegExp, FieldType][] = [
  [/e-?mail|mail ?address|correo|courriel|メール/iu, 'email'],
  [
    /phone|telephone|mobile|cell|telefon|handy|téléphone|portable|teléfono|móvil|telefone|celular|電話/iu,
    'phone',
  ],
  [/website|url|homepage|web ?site|webseite|site web|sitio web|サイト/iu, 'url'],
  [
    /number of|how many|guests|people|persons|quantity|amount|age\b|anzahl|personen|gäste|alter\b|nombre de|combien|número de|cuánt|cantidad|quantidade|quantos|人数|数量|年齢/iu,
    'number',
  ],
  [/\btime\b|uhrzeit|heure|\bhora\b|時間|時刻/iu, 'time'],
  [
    /date|day\b|birthday|datum|geburtstag|\btag\b|anniversaire|\bfecha|cumpleaños|\bdata\b|aniversário|日付|希望日|誕生日/iu,
    'date',
  ],
  [
    /message|comments?|notes?|remarks?|wishes|details|description|questions?|nachricht|bemerkung|anmerkung|wünsche|commentaire|remarque|mensaje|comentario|mensagem|comentário|observa|備考|要望|メッセージ/iu,
    'long_text',
  ],
  [/consent|agree|terms|accept|einwilligung|zustimmung|consentement|acepto|aceito|同意/iu, 'checkbox'],
];

/** The type a label asks for; a line of text where it tells nothing. */
export function typeOf(label: string): FieldType {
  return TYPES.find(([pattern]) => pattern.test(label))?.[1] ?? 'text';
}
