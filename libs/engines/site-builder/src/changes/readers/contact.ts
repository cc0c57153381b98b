import type { Contact } from '../../model/brief.js';
import { textIn } from '../grammar/names.js';
import { type Reader, type Reading, type Wish, HOLE, refusal } from '../grammar/reading.js';
import { REMOVE, wordPattern } from '../grammar/verbs.js';

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/u;
const URL_PATTERN = /https?:\/\/[^\s<>"'¦]{3,300}/iu;
const PHONE = /(?<![A-Za-z\d.,#])(?:\+|00)?\(?\d[\d\s()./-]{4,22}\d(?![\dA-Za-z%€$£円])/u;
const PHONE_WORDS = wordPattern(
  'phone(?: number)?|telephone(?: number)?|tel|mobile(?: number)?|cell|call us|ring us|number|whatsapp|telefon(?:nummer)?|handynummer|rufnummer|téléphone|numéro(?: de téléphone)?|portable|teléfono|número(?: de teléfono)?|móvil|telefone|número(?: de telefone)?|celular|telemóvel',
  '電話番号|電話',
);
const EMAIL_WORDS = wordPattern(
  'e-?mails?(?: address)?|mail(?:adresse)?|e-?mail-?adresse|courriel|adresse e-?mail|correo(?: electrónico)?|e-?mails?',
  'メールアドレス|メール',
);
const ADDRESS_WORDS = wordPattern(
  '(?:postal |street |new )?address|anschrift|adresse|dirección|domicilio|morada|endereço',
  '住所',
);
const PLACE_WORDS = wordPattern(
  'place|town|city|location|ort|stadt|standort|ville|lieu|ciudad|lugar|ubicación|cidade|local|localização',
  '場所|所在地|地域',
);
const LEADS =
  /(?<!\p{L})(?:our|my|the|their|a|an|new|is|are|now|to|at|on|under|as|us|it|you can|reach|people|customers|contact|details?|section|page|add|include|put|change|set|update|use|make|should be|becomes|write|show|unsere?n?|die|der|das|den|neue?n?|ist|jetzt|nun|lautet|auf|zu|unter|ändere?|setze?|füge?|hinzu|ergänze?|notre|nouveau|nouvelle|nouvel|le|la|l['’]|est|maintenant|désormais|à|en|par|change[rz]?|ajoute[rz]?|mets|nuestr[oa]|nuev[oa]|el|es|ahora|a|por|cambi[ae]|añad[ea]|agreg[ae]|pon|noss[oa]|nov[oa]|o|é|agora|para|mud[ae]|adicion[ae]|alter[ae]|coloque|link|instagram|facebook|linkedin|youtube|tiktok|twitter|x|profile|account|website)(?!\p{L})|[をにはがのでとへ]|変更|追加|して|新しい|です/giu;

/** Phone, e-mail, address, links and place. */
export const readContact: Reader = (wish) =>
  removal(wish) ?? phoneOrEmail(wish) ?? address(wish) ?? place(wish);

function removal(wish: Wish): Reading | null {
  if (
    !REMOVE.test(wish.text) ||
    /(?<!\p{L})(?:fields?|form|feld|formular|champ|campo|page|section|seite|página|ask)(?!\p{L})|欄|項目|フォーム|ページ/iu.test(
      wish.text,
    )
  )
    return null;
  const contact: Partial<Contact> = {};
  let text = wish.text.replace(REMOVE, ' ');
  for (const [key, pattern] of [
    ['email', EMAIL_WORDS],
    ['phone', PHONE_WORDS],
    ['address', ADDRESS_WORDS],
  ] as const) {
    if (!pattern.test(text)) continue;
    contact[key] = null;
    text = text.replace(pattern, HOLE);
  }
  const names = Object.keys(contact);
  if (names.length === 0) return null;
  return {
    edits: [{ kind: 'contact', contact }],
    understood: [
      `The ${names.map(nameOf).join(' and ')} ${names.length > 1 ? 'are' : 'is'} no longer shown.`,
    ],
    rest: text.replaceAll(LEADS, ' '),
  };
}

function phoneOrEmail(wish: Wish): Reading | null {
  const text = wish.body === '' ? wish.text : `${wish.text}: ${wish.body}`;
  const plain = wish.message.meant(text);
  const url = URL_PATTERN.exec(plain);
  const email = EMAIL.exec(url ? plain.replace(url[0], HOLE) : plain);
  const isPhone = PHONE_WORDS.test(text) || /^\s*[+(]?\d/.test(wish.body);
  const phone = isPhone ? PHONE.exec(plain) : null;
  const contact: Partial<Contact> = {
    ...(email && { email: email[0].replace(/\.$/, '') }),
    ...(phone && digitsOf(phone[0]) >= 6 && { phone: phone[0].trim() }),
    ...(url && { links: [url[0].replace(/[).,;!?]+$/, '')] }),
  };
  const found = [email, contact.phone ? phone : null, url].filter((match) => match !== null);
  if (found.length === 0) return missingValue(wish, text);
  const rest = found
    .reduce((words, match) => words.replace(match[0].trim(), HOLE), plain)
    .replace(EMAIL_WORDS, ' ')
    .replace(PHONE_WORDS, ' ')
    .replaceAll(LEADS, ' ');
  return {
    edits: [{ kind: 'contact', contact }],
    understood: sentencesFor(contact),
    rest,
    usesBody: wish.body !== '',
  };
}

/** `change our phone number` names a fact and not its value. */
function missingValue(wish: Wish, text: string): Reading | null {
  const isChange =
    /^(?:change|update|set|ändere?|aktualisiere|change[rz]|modifie[rz]?|cambi[ae]|actualiza|mud[ae]|altere)(?!\p{L})/iu.test(
      text,
    );
  if (!isChange || /\p{L}+-?(?:form|formular|field|feld)/iu.test(text)) return null;
  if (PHONE_WORDS.test(text) && !/\d/.test(text)) return refusal(wish, 'say which number');
  if (EMAIL_WORDS.test(text)) return refusal(wish, 'say which e-mail address');
  return null;
}

function digitsOf(text: string): number {
  return text.match(/\d/g)?.length ?? 0;
}

const ADDRESS_PATTERNS = [
  /^(?:(?:change|set|update|add|put|make)\s+)?(?:the |our |my )?(?:new |postal |street )*address(?:\s+(?:is|to|now|should be|has changed to|as|becomes))*\s+(?<value>.+)$/iu,
  /^(?:we(?:'ve| have)?|we're|our shop(?: has)?|the shop(?: has)?)\s+(?:have )?(?:now )?(?:just )?(?:moved|relocated|moving|are|now)\s+(?:now )?(?:to|at|located at)\s+(?<value>.*\d.*)$/iu,
  /^(?:(?:ändere?|setze?|aktualisiere)\s+)?(?:die |unsere )?(?:neue )?(?:adresse|anschrift)(?:\s+(?:ist|lautet|auf|jetzt|nun|in|zu))*\s+(?<value>.+)$/iu,
  /^(?:(?:change[rz]?|modifie[rz]?|mets)\s+)?(?:l['’]|notre )(?:nouvelle )?adresse(?:\s+(?:est|à|en|par|pour|maintenant|désormais))*\s+(?<value>.+)$/iu,
  /^(?:notre nouvelle adresse)(?:\s+(?:est))?\s+(?<value>.+)$/iu,
  /^(?:(?:cambi[ae]|actualiza|pon)\s+)?(?:la |nuestra )(?:nueva )?dirección(?:\s+(?:es|a|por|ahora))*\s+(?<value>.+)$/iu,
  /^(?:(?:mud[ae]|altere|coloque)\s+)?(?:o |a |noss[oa] )(?:nov[oa] )?(?:endereço|morada)(?:\s+(?:é|para|agora))*\s+(?<value>.+)$/iu,
  /^(?:新しい)?住所[をは](?<value>.+?)(?:に(?:変更|変え|して|し|なり).*|です)?$/u,
];

function address(wish: Wish): Reading | null {
  const bare =
    /^(?:(?:change|set|update|add|new)\s+)?(?:the |our |my |die |unsere |l['’]|notre |la |nuestra |o |nosso )?(?:new |neue |nouvelle |nueva |novo )?(?:address|adresse|anschrift|dirección|endereço|morada|住所)$/iu.test(
      wish.text,
    );
  const value = bare
    ? wish.body
    : ADDRESS_PATTERNS.map((pattern) => pattern.exec(wish.text)).find((match) => match !== null)?.groups![
        'value'
      ];
  if (value === undefined) return null;
  const text = textIn(wish.message, value.replace(/^(?:to|in|at|auf|à)\s+/iu, ''));
  if (text === null) return refusal(wish, 'say which address');
  if (text.length > 200) return null;
  return {
    edits: [{ kind: 'contact', contact: { address: text } }],
    understood: [`The address becomes ${text}.`],
    rest: '',
    usesBody: bare,
  };
}

const PLACE_PATTERNS = [
  /^(?:change|set|update)\s+(?:the |our )?(?:place|town|city|location)\s+(?:to|as)\s+(?<value>.+)$/iu,
  /^(?:we(?:'ve| have)?|we're|the (?:shop|studio|business|company)(?: has)?)\s+(?:now |just )?(?:moved|relocated|are moving|moving)\s+to\s+(?<value>[^\d]{2,60})$/iu,
  /^(?:we(?:'re| are))\s+(?:now |based now |now based )(?:based )?in\s+(?<value>[^\d]{2,60}?)(?: now)?$/iu,
  /^(?:our|the) (?:new )?(?:place|town|city|location) is(?: now)? (?<value>[^\d]{2,60})$/iu,
  /^wir sind (?:jetzt |nun )?(?:nach|in) (?<value>[^\d]{2,60}?)(?: (?:umgezogen|gezogen))?$/iu,
  /^(?:ändere?|setze?)\s+(?:den |die )?(?:ort|stadt|standort)\s+(?:auf|in|zu)\s+(?<value>.+)$/iu,
  /^nous (?:avons déménagé|sommes maintenant|sommes désormais) à (?<value>[^\d]{2,60})$/iu,
  /^(?:(?:ahora )?estamos en|nos (?:hemos mudado|mudamos) a) (?<value>[^\d]{2,60})$/iu,
  /^(?:(?:agora )?estamos em|mudámos para|mudamos para|nos mudamos para) (?<value>[^\d]{2,60})$/iu,
  /^(?:場所|所在地|地域)[をは](?<value>.+?)(?:に(?:変更|変え|して|し|なり).*|です)?$/u,
  /^(?<value>[^をはに]{1,20})に(?:移転|引っ越し)(?:しました|した)?$/u,
];

function place(wish: Wish): Reading | null {
  const match = PLACE_PATTERNS.map((pattern) => pattern.exec(wish.text)).find((found) => found !== null);
  const value = match
    ? match.groups!['value']
    : PLACE_WORDS.test(wish.text) &&
        /^(?:the |our |new )?(?:place|town|city|location|ort|stadt|ville|ciudad|cidade)$/iu.test(wish.text)
      ? wish.body
      : undefined;
  if (value === undefined || value === '') return null;
  const text = textIn(wish.message, value);
  if (text === null || text.length > 80) return null;
  return {
    edits: [{ kind: 'place', place: text }],
    understood: [`The place becomes ${text}.`],
    rest: '',
    usesBody: match === undefined,
  };
}

function sentencesFor(contact: Partial<Contact>): string[] {
  const sentences: string[] = [];
  if (contact.phone) sentences.push(`the phone number becomes ${contact.phone}`);
  if (contact.email) sentences.push(`the e-mail address becomes ${contact.email}`);
  for (const link of contact.links ?? []) sentences.push(`a link to ${link} is added`);
  const sentence = sentences.join('; ');
  return [`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`];
}

function nameOf(key: string): string {
  if (key === 'phone') return 'phone number';
  return key === 'email' ? 'e-mail address' : 'address';
}
