import type { Feature } from '../../model/brief.js';
import { fold, isSameWord, tellingWords } from './words.js';

/** What a page or section can be about, beyond its title. */
export type Subject =
  | Feature
  | 'home'
  | 'about'
  | 'services'
  | 'legal'
  | 'privacy'
  | 'board'
  | 'tracker'
  | 'event'
  | 'waitlist';

/** Names in the six languages, folded; several words stand together, Japanese is found anywhere. */
const SUBJECT_NAMES: [Subject, string][] = [
  [
    'booking_request',
    'booking request|booking|bookings|appointment|appointments|reservation|reservations|reserve|book|table booking|buchung|' +
      'buchungen|terminbuchung|termin|termine|reservierung|reservierungen|rendez vous|reserver|reserva|reservas|cita|citas|' +
      'reservar|agendamento|agendamentos|agendar|予約',
  ],
  [
    'newsletter',
    'newsletter|mailing list|rundbrief|infolettre|lettre d information|boletin|boletim|メルマガ|ニュースレター|メールマガジン',
  ],
  [
    'price_list',
    'price list|prices|pricing|price|rates|tariffs|fees|preise|preisliste|tarife|tarifs|tarif|prix|precios|precio|tarifas|precos|preco|料金|価格|値段',
  ],
  [
    'menu',
    'menu|menus|food menu|drinks menu|speisekarte|karte|menue|speisen|carte|carta|cardapio|ementa|メニュー|お品書き',
  ],
  [
    'gallery',
    'gallery|galleries|photos|photo gallery|pictures|images|galerie|bilder|fotos|bildergalerie|fotogalerie|galeria|imagenes|imagens|ギャラリー|写真',
  ],
  [
    'faq',
    'faq|faqs|q a|frequently asked questions|common questions|questions and answers|questions|haufige fragen|fragen|fragen und antworten|' +
      'foire aux questions|questions frequentes|preguntas frecuentes|preguntas|perguntas frequentes|perguntas|よくある質問|質問|faqページ',
  ],
  [
    'blog',
    'blog|blogs|journal|news|news blog|articles|posts|neuigkeiten|aktuelles|nachrichten|actualites|actu|noticias|novidades|ブログ|お知らせ|ニュース',
  ],
  [
    'history',
    'history|our story|story|heritage|origins|geschichte|entstehung|histoire|historia|historico|nossa historia|歴史|沿革|歩み',
  ],
  [
    'team',
    'team|staff|people|crew|our people|who we are|mannschaft|mitarbeiter|mitarbeiterinnen|equipe|equipo|personal|nosso time|チーム|スタッフ',
  ],
  [
    'map',
    'map|directions|how to find us|how to get here|getting here|find us|where we are|location map|anfahrt|lageplan|wegbeschreibung|' +
      'acces|plan d acces|mapa|como llegar|ubicacion|como chegar|localizacao|アクセス|地図',
  ],
  [
    'opening_hours',
    'opening hours|opening times|hours|opening|offnungszeiten|zeiten|horaires|horaires d ouverture|horario|horarios|horario de atencion|' +
      'horario de funcionamento|営業時間',
  ],
  [
    'events',
    'events|event calendar|whats on|what s on|calendar|workshops|veranstaltungen|termine und veranstaltungen|evenements|agenda|eventos|イベント',
  ],
  [
    'jobs',
    'jobs|careers|career|vacancies|work with us|join us|stellen|karriere|stellenangebote|jobangebote|emplois|carrieres|recrutement|empleo|trabaja con nosotros|' +
      'empregos|vagas|trabalhe conosco|求人|採用',
  ],
  [
    'delivery',
    'delivery|shipping|deliveries|lieferung|lieferservice|versand|livraison|entrega|entregas|envio|envios|reparto|delivery service|配達|配送|デリバリー',
  ],
  [
    'donate',
    'donate|donation|donations|spenden|spende|don|dons|faire un don|donar|donacion|donaciones|doar|doacao|doacoes|寄付',
  ],
  [
    'shop',
    'shop|online shop|online store|store|cart|webshop|laden|boutique|boutique en ligne|tienda|tienda online|loja|loja online|ショップ|通販|オンラインストア',
  ],
  ['directory', 'directory|listing|listings|verzeichnis|annuaire|directorio|diretorio|名簿|一覧'],
  [
    'quote_request',
    'quote request|quote|quotes|estimate|estimates|request a quote|get a quote|quotation|angebot|angebotsanfrage|kostenvoranschlag|devis|presupuesto|orcamento|見積|見積もり',
  ],
  [
    'portfolio',
    'portfolio|our work|work samples|projects|case studies|references|portfolio page|referenzen|projekte|arbeiten|realisations|projets|proyectos|' +
      'trabajos|projetos|trabalhos|実績|作品|ポートフォリオ',
  ],
  ['search', 'search|search box|search bar|suche|suchfeld|recherche|buscador|busqueda|busca|pesquisa|検索'],
  [
    'download',
    'download|downloads|herunterladen|telechargement|telechargements|descargas|descarga|ダウンロード',
  ],
  [
    'contact_form',
    'contact form|contact|contact us|get in touch|contact page|kontakt|kontaktformular|contactez nous|formulaire de contact|contacto|formulario de contacto|' +
      'contato|contactos|fale conosco|お問い合わせ|問い合わせ|連絡先|コンタクト',
  ],
  [
    'home',
    'home|home page|homepage|front page|start page|landing page|main page|index|startseite|hauptseite|homepage|accueil|page d accueil|inicio|' +
      'pagina principal|pagina de inicio|pagina inicial|トップ|ホーム|トップページ',
  ],
  [
    'about',
    'about|about us|about me|uber uns|uber mich|wir|a propos|qui sommes nous|sobre nosotros|quienes somos|sobre nos|quem somos|sobre|私たちについて|会社概要|概要',
  ],
  [
    'services',
    'services|service|products|offer|offers|what we do|our products|leistungen|angebote|produkte|dienstleistungen|sortiment|prestations|produits|offre|' +
      'servicios|productos|oferta|servicos|produtos|サービス|商品',
  ],
  ['legal', 'legal|legal notice|imprint|terms|impressum|mentions legales|aviso legal|特定商取引|利用規約'],
  [
    'privacy',
    'privacy|privacy policy|datenschutz|confidentialite|politique de confidentialite|privacidad|privacidade|プライバシー|プライバシーポリシー',
  ],
  ['board', 'board|task board|kanban|aufgaben|pinnwand|tableau|tablero|quadro|ボード'],
  ['tracker', 'tracker|log|tracking|suivi|registro|トラッカー|記録'],
  [
    'event',
    'rsvp|event|registration|sign up|veranstaltung|anmeldung|evenement|inscription|evento|inscripcion|inscricao|申し込み|参加',
  ],
  ['waitlist', 'waitlist|waiting list|warteliste|liste d attente|lista de espera|ウェイトリスト|順番待ち'],
];

interface SubjectName {
  subject: Subject;
  words: string[];
  /** Japanese: found anywhere in the phrase. */
  isWhole: boolean;
}

const NAMES: SubjectName[] = SUBJECT_NAMES.flatMap(([subject, names]) =>
  names.split('|').map((name) => ({
    subject,
    words: fold(name).split(' '),
    isWhole: /[\u3040-\u30ff\u4e00-\u9fff]/.test(name),
  })),
).toSorted((a, b) => b.words.length - a.words.length || b.words[0]!.length - a.words[0]!.length);

/** Names by their first word, so that a phrase is looked up by its words and not by all names. */
const BY_FIRST = new Map<string, SubjectName[]>();
for (const name of NAMES.filter(({ isWhole }) => !isWhole)) {
  BY_FIRST.set(name.words[0]!, [...(BY_FIRST.get(name.words[0]!) ?? []), name]);
}
const LONG_FIRST_WORDS = [...BY_FIRST.keys()].filter((word) => word.length >= 6);
const WHOLE_NAMES = NAMES.filter(({ isWhole }) => isWhole);

/** The subject that a phrase names: the longest name, rather one without a slip; null when it names none. */
export function subjectOf(phrase: string): Subject | null {
  const folded = fold(phrase);
  const words = folded.match(/[\p{L}\p{N}]+/gu)?.slice(0, 60) ?? [];
  const whole = WHOLE_NAMES.find(({ words: [word] }) => folded.includes(word!));
  const exact = longest(words.flatMap((word, at) => runsAt(words, at, [word])));
  return (
    (whole ?? exact ?? longest(words.flatMap((word, at) => runsAt(words, at, alike(word)))))?.subject ?? null
  );
}

/** Names that stand in the words from a place on, given the spellings of their first word. */
function runsAt(words: string[], at: number, firsts: string[]): SubjectName[] {
  return firsts
    .flatMap((first) => BY_FIRST.get(first) ?? [])
    .filter((name) => name.words.every((word, offset) => offset === 0 || words[at + offset] === word));
}

/** Whether a phrase says no more than the name of the subject: `our history`, but not `the history of our oven`. */
export function isWholly(phrase: string, subject: Subject): boolean {
  if (/[\u3040-\u30ff\u4e00-\u9fff]/.test(phrase)) return phrase.length <= 12;
  const known = NAMES.filter((name) => name.subject === subject).flatMap(({ words }) => words);
  return tellingWords(phrase).every(
    (word) => known.some((other) => isSameWord(word, other)) || GENERIC.has(word),
  );
}

const GENERIC = new Set(
  'online small simple nice short signup sign up list company meet members photo image customer klein kleine petit'.split(
    ' ',
  ),
);

/** Short words differ by one letter too easily: `store` and `story`. */
function alike(word: string): string[] {
  return word.length < 6 ? [] : LONG_FIRST_WORDS.filter((other) => isSameWord(word, other));
}

function longest(names: SubjectName[]): SubjectName | undefined {
  return names.toSorted(
    (a, b) => b.words.length - a.words.length || b.words[0]!.length - a.words[0]!.length,
  )[0];
}

const SUBJECTS_THAT_ARE_NO_FEATURE = new Set<Subject>([
  'home',
  'about',
  'services',
  'legal',
  'privacy',
  'board',
  'tracker',
  'event',
  'waitlist',
]);

export function isFeature(subject: Subject | null): subject is Feature {
  return subject !== null && !SUBJECTS_THAT_ARE_NO_FEATURE.has(subject);
}
