import type { BusinessKind, Language } from '../model/vocabulary.js';

interface TradeNoun {
  kinds: BusinessKind[];
  sign: RegExp;
  nouns: Record<Language, string>;
}

function trade(kinds: BusinessKind[], sign: RegExp, ...nouns: string[]): TradeNoun {
  const [en = '', de = '', fr = '', es = '', pt = '', ja = ''] = nouns;
  return { kinds, sign, nouns: { en, de, fr, es, pt, ja } };
}

/** Words for common trades that share the copy of their kind, in the order en, de, fr, es, pt, ja. */
const TRADES: TradeNoun[] = [
  trade(
    ['trades'],
    /plumb|klempner|sanitär|plomb|fontaner|encanad|水道|配管/iu,
    'Plumbing',
    'Klempnerei',
    'Plomberie',
    'Fontanería',
    'Encanamento',
    '水道工事',
  ),
  trade(
    ['trades'],
    /electri|elektri|électri|eletric|電気/iu,
    'Electrical work',
    'Elektroinstallation',
    'Électricité',
    'Electricidad',
    'Instalações elétricas',
    '電気工事',
  ),
  trade(
    ['trades'],
    /carpent|joiner|cabinet|tischler|schreiner|menuis|charpent|ebanist|carpint|marcen|大工|木工/iu,
    'Carpentry',
    'Tischlerei',
    'Menuiserie',
    'Carpintería',
    'Marcenaria',
    '木工所',
  ),
  trade(
    ['trades'],
    /roof|dachdeck|couvreur|toitur|tejad|telhad|屋根/iu,
    'Roofing',
    'Dachdeckerei',
    'Couverture',
    'Tejados',
    'Telhados',
    '屋根工事',
  ),
  trade(
    ['trades'],
    /paint|decorator|maler|peintr|pintor|pintur|塗装/iu,
    'Painting',
    'Malerbetrieb',
    'Peinture',
    'Pintura',
    'Pintura',
    '塗装',
  ),
  trade(
    ['trades'],
    /locksm|schlüsseld|serrur|cerraj|chaveir|鍵/iu,
    'Locksmith',
    'Schlüsseldienst',
    'Serrurerie',
    'Cerrajería',
    'Chaveiro',
    '鍵の店',
  ),
  trade(
    ['food_shop'],
    /chees|käse|fromag|quesos|queser|queij|チーズ/iu,
    'Cheese shop',
    'Käseladen',
    'Fromagerie',
    'Quesería',
    'Queijaria',
    'チーズ専門店',
  ),
  trade(
    ['health'],
    /physio|fisio|kiné|理学/iu,
    'Physiotherapy',
    'Physiotherapie',
    'Kinésithérapie',
    'Fisioterapia',
    'Fisioterapia',
    '理学療法',
  ),
  trade(
    ['fitness'],
    /gym|fitness|salle de sport|gimnas|academia|ジム/iu,
    'Gym',
    'Fitnessstudio',
    'Salle de sport',
    'Gimnasio',
    'Academia',
    'ジム',
  ),
  trade(
    ['professional'],
    /law|attorney|solicitor|anwalt|anwält|kanzlei|avocat|abogad|bufete|advoca|弁護士|法律/iu,
    'Law office',
    'Anwaltskanzlei',
    'Cabinet d’avocats',
    'Bufete de abogados',
    'Escritório de advocacia',
    '法律事務所',
  ),
  trade(
    ['professional'],
    /account|bookkeep|tax|steuer|buchhalt|comptab|contab|contador|税|会計/iu,
    'Accounting and tax',
    'Steuerberatung',
    'Comptabilité',
    'Contabilidad',
    'Contabilidade',
    '会計事務所',
  ),
  trade(
    ['professional'],
    /translat|interpret|übersetz|dolmetsch|traduct|tradut|翻訳|通訳/iu,
    'Translation',
    'Übersetzungen',
    'Traduction',
    'Traducción',
    'Tradução',
    '翻訳',
  ),
  trade(
    ['professional'],
    /coach|コーチ/iu,
    'Coaching',
    'Coaching',
    'Coaching',
    'Coaching',
    'Coaching',
    'コーチング',
  ),
  trade(
    ['studio'],
    /architec|architek|arquitec|arquitet|建築/iu,
    'Architecture',
    'Architekturbüro',
    'Architecture',
    'Arquitectura',
    'Arquitetura',
    '建築設計',
  ),
  trade(
    ['studio'],
    /ceram|potter|keram|töpfer|céram|cerám|cerâm|陶/iu,
    'Ceramics',
    'Keramik',
    'Céramique',
    'Cerámica',
    'Cerâmica',
    '陶芸工房',
  ),
  trade(
    ['studio'],
    /design|diseñ|デザイン/iu,
    'Design studio',
    'Designstudio',
    'Studio de design',
    'Estudio de diseño',
    'Estúdio de design',
    'デザイン事務所',
  ),
  trade(['lodging'], /hotel|hôtel|ホテル/iu, 'Hotel', 'Hotel', 'Hôtel', 'Hotel', 'Hotel', 'ホテル'),
  trade(
    ['education'],
    /music|musik|musique|músic|音楽|piano|klavier/iu,
    'Music school',
    'Musikschule',
    'École de musique',
    'Escuela de música',
    'Escola de música',
    '音楽教室',
  ),
  trade(
    ['farm'],
    /honey|beek|apiar|imker|honig|apicul|miel|mel(?!\p{L})|養蜂/iu,
    'Beekeeping',
    'Imkerei',
    'Apiculture',
    'Apicultura',
    'Apicultura',
    '養蜂場',
  ),
];

/** What a trade is called in another language, capitalised; null when only the kind's word is known. */
export function tradeNoun(kind: BusinessKind, phrase: string, language: Language): string | null {
  const found = TRADES.find(({ kinds, sign }) => kinds.includes(kind) && sign.test(phrase));
  return found?.nouns[language] ?? null;
}
