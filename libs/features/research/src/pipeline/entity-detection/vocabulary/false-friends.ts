import { unaccented } from '@capstan/text-analysis';
import { words } from './words.js';

const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

/** Normalizes names for comparison: lower case, without accents. */
export function folded(text: string): string {
  return unaccented(text).toLowerCase();
}

/** Months and days in four languages. */
export const TIME_WORDS: ReadonlySet<string> = new Set([
  ...LANGUAGES.flatMap((language) => {
    const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    const shortMonth = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
    const day = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
    const dates = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2024, index, index + 1)));
    return dates.flatMap((date) => [month, shortMonth, day].map((format) => nameOf(format.format(date))));
  }),
  ...words('today yesterday tomorrow spring summer autumn winter christmas easter q1 q2 q3 q4 am pm'),
]);

function nameOf(text: string): string {
  return folded(text).replace(/\.$/, '');
}

const CITIES = words(`
  amsterdam athens atlanta austin bangalore bangkok barcelona beijing berlin bern birmingham bogota bonn boston brussels
  bruxelles bucharest budapest cairo california cambridge chicago cologne copenhagen dallas delhi denver detroit dresden
  dubai dublin dusseldorf edinburgh europe florida frankfurt geneva genf glasgow hamburg hanover hannover helsinki houston
  istanbul jakarta jerusalem johannesburg kiev kyiv koln lagos leeds leipzig lima lisbon liverpool london londres lyon madrid
  manchester manhattan marseille melbourne miami milan minneapolis montreal moscow mumbai munchen munich nairobi naples
  nuremberg nurnberg oslo ottawa oxford paris philadelphia phoenix prague riga rome roma rotterdam santiago seattle seoul
  seville shanghai shenzhen singapore sofia stockholm stuttgart sydney taipei tehran texas tokyo toronto toulouse turin
  valencia vancouver vienna warsaw washington wien zurich asia africa america antarctica oceania england scotland wales
  brooklyn virginia ohio michigan oregon arizona georgia colorado massachusetts pennsylvania illinois brandenburg bavaria
  bayern catalonia quebec ontario alberta queensland victoria
`);
const PLACES = new Set([
  ...CITIES,
  ...words('usa us uk eu u.s. u.k. e.u. uae america'),
  ...`new york|new york city|los angeles|san francisco|silicon valley|san diego|san jose|hong kong|new jersey|new delhi
    |rio de janeiro|sao paulo|buenos aires|mexico city|cape town|tel aviv|north america|south america|latin america
    |middle east|european union|united states|united kingdom|great britain|new england|wall street|palo alto|bay area
    |mountain view|menlo park|las vegas|salt lake city|north carolina|south carolina|new mexico|west virginia|new south wales
    |baden-wurttemberg|north sea|baltic sea|pacific ocean|atlantic ocean|eastern europe|western europe|southeast asia
    |united states of america|white house|washington dc`
    .split('|')
    .map((place) => place.trim()),
  ...LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    const codes = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));
    return codes.flatMap((code) => names.of(code) ?? []).map(folded);
  }),
]);

/** Whether a name is that of a country, a large city or the like. */
export function isPlace(name: string): boolean {
  return PLACES.has(folded(name).replace(/^the /, ''));
}

/** Adjectives of nations, and languages: never a name by themselves. */
export const NATIONAL_WORDS: ReadonlySet<string> = new Set([
  ...words(`american british german french spanish italian dutch swiss austrian belgian swedish norwegian danish finnish polish
    czech hungarian greek turkish russian ukrainian chinese japanese korean indian pakistani israeli iranian arab african
    asian european western eastern northern southern australian canadian mexican brazilian argentine chilean irish scottish
    welsh english portuguese romanian bulgarian vietnamese thai taiwanese nigerian kenyan egyptian saudi californian
    deutsche deutscher deutschen franzosische us-american global international national federal latin nordic baltic
    christian muslim jewish catholic republican democratic democrat republicans democrats americans europeans germans`),
  ...['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'ja', 'zh', 'ko', 'ar', 'hi', 'sv', 'tr'].flatMap(
    (code) => folded(new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code),
  ),
]);

/** Capitalized words that begin sentences, label menus or are not names; lower case without accents. */
export const COMMON_WORDS = words(`
  according although additionally another anyone around besides click contact copyright cookie cookies dear despite email
  everyone false figure first follow former furthermore given hello help hence here home however image indeed instead
  introduction last later learn like login log main many meanwhile menu moreover most much my nearly never next news no note
  now ok one page photo please privacy read recent recently register related report reports right rights search second see
  several share sign similarly since site skip some source sources subscribe table terms thanks that therefore thus
  today together top total true two three four five update updated using view welcome whether yes yet your about overview
  summary conclusion results methods abstract references appendix chapter section part volume issue figure fig table
  internet web online covid covid-19 ai api pdf html http https url faq ceo gdp ip it hr pr tv dvd usb cpu gpu ram led
  eine einen einem einer der die das den dem ein und oder aber auch nach bei mit von fur im am zum zur seit laut wie
  wenn weil dass nicht noch schon sein ihre ihr wir sie er es ich man mehr heute gestern foto bild impressum datenschutz
  le la les un une des du de et ou mais selon dans pour avec sur par ce cette ces il elle nous vous ils son sa ses
  el los las una unos y o pero segun en para con por este esta estos su sus ella ellos hoy ayer
  monday's board staff team members management editor's although accordingly while unlike among amongst across within
  without throughout during actually alternatively apparently basically clearly commonly consequently currently especially
  essentially eventually finally formerly generally historically importantly initially interestingly normally notably
  obviously occasionally optionally originally particularly possibly potentially presumably previously primarily simply
  specifically subsequently traditionally typically ultimately unfortunately usually
  compute depends enhances fix provides recommends returns suggests use nan null actuellement
`);

/** Words that turn a capitalized run into a thing, a product or a heading. */
export const THING_WORDS = words(`
  street road avenue park bridge river lake mountain valley island airport station stadium building tower square law act
  treaty agreement protocol theorem award prize medal cup league championship olympics festival conference summit
  model series edition version update guide handbook review report survey study index policy terms service services
  theory effect war battle revolution crisis pandemic project program programme plan strategy protocol standard
  language framework library engine platform app pro max plus mini ultra phone watch tablet pump pumps heat
  news home privacy cookie cookies contact about us login menu search newsletter advertisement sitemap
  reserved policy statement learning intelligence data cloud web internet market markets economy
`);
