import { isKnownPlace } from '../place/read-place.js';
import type { PromptText } from '../text/prompt-text.js';

type Person = { name: string; role: string | null };

const NAME = String.raw`(?<name>(?:(?:Dr|Prof)\.\s)?\p{Lu}[\p{Ll}'’-]+(?:-\p{Lu}\p{Ll}+)?(?:\s(?:de|da|do|dos|van|von|del|la|le|der)(?=\s\p{Lu}))?(?:\s\p{Lu}[\p{Ll}'’-]+(?:-\p{Lu}\p{Ll}+)?){0,2})`;
const ROLE_WORDS =
  'owner|co-owner|founder|co-founder|chef|head chef|head baker|baker|master baker|pastry chef|barista|head barista|manager|director|artistic director|managing director|ceo|cto|president|chair|chairwoman|chairman|treasurer|secretary|teacher|head teacher|instructor|yoga teacher|trainer|head trainer|head coach|coach|therapist|physiotherapist|dentist|doctor|vet|midwife|lawyer|attorney|partner|accountant|architect|designer|developer|photographer|stylist|hairdresser|barber|receptionist|sommelier|brewer|winemaker|beekeeper|farmer|gardener|carpenter|master carpenter|electrician|plumber|mechanic|florist|potter|host|guide|pastor|priest|coordinator|volunteer coordinator|engineer|programmer|curator|speaker|keynote speaker|pianist|singer|drummer|bassist|guitarist|violinist|tattoo artist|nail artist|groomer|butcher|roaster|head roaster|cook|waiter|bartender|tutor|assistant|nurse';
const ROLE_WORDS_OTHER =
  'Inhaberin|Inhaber|Gründerin|Gründer|Geschäftsführerin|Geschäftsführer|Chefin|Chef|Köchin|Koch|Küchenchef|Bäckermeisterin|Bäckermeister|Meisterin|Meister|Trainerin|Trainer|Lehrerin|Lehrer|Ärztin|Arzt|Zahnärztin|Zahnarzt|Leiterin|Leiter|Vorsitzende|Vorsitzender|Friseurmeisterin|Tischlermeister|Rechtsanwältin|Rechtsanwalt|propriétaire|fondatrice|fondateur|gérante|gérant|cheffe|chef de cuisine|boulanger|boulangère|pâtissière|professeure|professeur|présidente|président|directrice|directeur|avocate|avocat|propietaria|propietario|fundadora|fundador|dueña|dueño|cocinera|cocinero|profesora|profesor|directora|director|presidenta|presidente|abogada|abogado|panadera|panadero|proprietária|proprietário|dona|dono|chefe|cozinheira|cozinheiro|professora|diretora|diretor|advogada|advogado|padeira|padeiro|gerente';
const ROLE = String.raw`(?<role>(?:${ROLE_WORDS}|${ROLE_WORDS_OTHER}))`;

const PATTERNS = [
  // Our head baker Marco Rossi; owner: Anna Müller
  new RegExp(
    String.raw`(?<![\p{L}])${ROLE}(?:\s(?:is|ist|est|es|é|called|named)|\s?[:,])?\s${NAME}(?![\p{L}])`,
    'gu',
  ),
  // Anna Müller (owner); Anna Müller, owner; Anna is our chef
  new RegExp(
    String.raw`(?<![\p{L}])${NAME}\s?(?:\(|,\s?|–\s?|-\s)(?:(?:the|our|an?|die|der|unsere?|la|le|notre|el|nuestra|nuestro|a|o|nossa|nosso)\s)?${ROLE}(?![\p{L}])`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}])${NAME}\s(?:is|ist|est|es|é)\s(?:the|our|an?|die|der|unsere?|eine?|la|le|notre|une?|el|nuestra|nuestro|una?|a|o|nossa|nosso|uma?)\s${ROLE}(?![\p{L}])`,
    'gu',
  ),
];
const RUN_BY = new RegExp(
  String.raw`\b(?:run|owned|founded|led|started|opened|managed|taught|geführt|gegründet|geleitet|tenue?|fondée?|dirigée?|dirigid[ao]|fundad[ao]|gerid[ao])(?:\s(?:in|en|em|im Jahr)\s\d{4})?\s(?:by|von|par|por)\s${NAME}(?:\s(?:and|und|et|y|e|&)\s(?<second>\p{Lu}[\p{Ll}'’-]+(?:\s\p{Lu}[\p{Ll}'’-]+)?))?`,
  'gu',
);
const MYSELF = new RegExp(
  String.raw`\b(?:[Mm]y name is|I'm|I am|[Ii]ch bin|[Ii]ch heiße|[Jj]e suis|[Jj]e m'appelle|[Mm]e llamo|[Ss]oy|[Mm]e chamo|[Cc]hamo-me|[Ss]ou)\s(?:(?:a|o|la|el)\s)?${NAME}(?![\p{L}])`,
  'gu',
);
const JAPANESE =
  /(?<role>店主|店長|代表|オーナー|院長|講師|シェフ|料理長|先生|園長|杜氏|女将|監督|会長|創業者|スタイリスト|トレーナー|職人)(?:は|の|、|:)\s?(?<name>[\p{Script=Han}]{2,5}(?:\s[\p{Script=Han}]{1,3}|[\p{Script=Hiragana}\p{Script=Katakana}]{1,4}?)??)(?=です|、|。|と|が|さん|\s|$)/gu;

const NOT_PEOPLE =
  /^(?:We|Our|The|My|Your|This|That|It|In|On|At|And|For|With|Build|Create|Make|Please|Website|Site|Page|Menu|Team|Wir|Unser|Unsere|Das|Der|Die|Nous|Notre|Nuestro|Nuestra|Nosso|Nossa|German|French|Spanish|Italian|Japanese|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|New)\b/u;
const MAX_PEOPLE = 30;

function isPerson(name: string): boolean {
  return name.length <= 50 && !NOT_PEOPLE.test(name) && !isKnownPlace(name);
}

/** People whom the prompt names, with the role it gives them. */
export function readPeople({ text }: PromptText, siteName: string | null): Person[] {
  const people = new Map<string, string | null>();
  const add = (name: string | undefined, role: string | null) => {
    if (
      name === undefined ||
      !isPerson(name) ||
      (siteName !== null && siteName !== name && siteName.includes(name))
    )
      return;
    if (people.size < MAX_PEOPLE && (people.get(name) ?? null) === null) people.set(name, role);
  };
  for (const pattern of [...PATTERNS, JAPANESE])
    for (const match of text.matchAll(pattern)) add(match.groups?.name?.trim(), match.groups?.role ?? null);
  for (const match of text.matchAll(RUN_BY)) {
    add(match.groups?.name, null);
    add(match.groups?.second, null);
  }
  for (const match of text.matchAll(MYSELF)) add(match.groups?.name, null);
  return Array.from(people, ([name, role]) => ({ name, role }));
}
