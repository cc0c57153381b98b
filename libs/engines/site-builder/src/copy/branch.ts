import type { BusinessKind } from '../model/vocabulary.js';
import type { Pair } from './pair.js';

/** Lines of business within a kind whose sites speak of other things: a bakery is no butcher's shop. */
export const BRANCHES = [
  'bakery',
  'butcher',
  'sweets',
  'drinks',
  'pizzeria',
  'catering',
  'bar',
  'hair',
  'nails',
  'tattoo',
  'massage',
  'dentist',
  'therapy',
  'vet',
  'pharmacy',
  'yoga',
  'dance',
  'cleaning',
  'garden',
  'vehicles',
  'transport',
  'pets',
  'sewing',
  'flowers',
  'books',
  'clothing',
  'jewellery',
  'travel',
  'planner',
  'property',
  'funeral',
  'childcare',
  'photo',
  'music',
  'writing',
  'game',
  'languages',
  'driving',
  'church',
  'club',
  'museum',
  'coworking',
  'winery',
  'camping',
  'holiday_home',
] as const;
export type Branch = (typeof BRANCHES)[number];

/** What a branch says in place of its kind. */
export interface BranchCopy {
  /** The word for it, capitalised as at the head of a line. */
  noun: string;
  lead: string;
  /** Heads the cards where the kind's heading would not fit. */
  heading?: string;
  cards: readonly [Pair, Pair, Pair];
  /** Title of the offer where the kind's would not fit. */
  offerTitle?: string;
  steps?: readonly [Pair, Pair, Pair];
  faq?: readonly [Pair, Pair, Pair];
}

/** Parts of words that name a branch in the six languages, and the kinds within which they do. */
const SIGNS: Record<Branch, [kinds: BusinessKind[], sign: RegExp]> = {
  bakery: [
    ['food_shop'],
    /bak(?:er|eh|ing)|bäcker|backstube|boulang|panader|padaria|panificadora|パン屋|ベーカリー|パン工房/iu,
  ],
  butcher: [['food_shop'], /butcher|metzger|fleischer|boucher|charcut|carnicer|açougue|talho|精肉|肉屋/iu],
  sweets: [
    ['food_shop'],
    /pastr|patiss|pâtiss|cake|chocol|schokolad|konditor|confect|confis|pastel|bombon|sweet|candy|ice cream|gelat|eisdiele|glacier|helad|sorvet|doc(?:es|eria)|confeitaria|konfiserie|ケーキ|菓子|チョコ|アイス|パティスリー/iu,
  ],
  drinks: [
    ['food_shop'],
    /wine|wein|\bvin|caviste|vinot|brewer|brauer|brasser|cervec|cervej|distill|destill|licor|bottle|酒|ワイン|ビール|醸造/iu,
  ],
  pizzeria: [['restaurant'], /pizz|ピザ|ピッツァ/iu],
  catering: [
    ['restaurant'],
    /cater|traiteur|food ?truck|imbisswagen|foodtruck|private chef|personal chef|buffet|ケータリング|キッチンカー|仕出し/iu,
  ],
  bar: [
    ['restaurant'],
    /(?<!\p{L})(?:wine |cocktail |wein|cocktail)?(?:bars?|pubs?|tavern|kneipe|taproom|botequim|boteco)(?!\p{L})|bar à|bar de|バー|居酒屋/iu,
  ],
  hair: [
    ['beauty'],
    /hair|barber|friseur|frisör|coiff|peluquer|barbear|cabel|美容室|美容院|理容|ヘアサロン|床屋/iu,
  ],
  nails: [['beauty'], /nail|nagel|ongle|uñas|unhas|manic|manik|ネイル/iu],
  tattoo: [['beauty', 'studio'], /tattoo|tatou|tatuaj|tatuagem|tätowier|piercing|タトゥー/iu],
  massage: [['beauty', 'health'], /massag|masaj|masseu|spa(?!\p{L})|sauna|wellness|マッサージ|整体|スパ/iu],
  dentist: [['health'], /dent|zahn|orthodon|odontol|歯/iu],
  therapy: [['health'], /psych|psic|counsel|gestalt|心理|カウンセリング/iu],
  vet: [
    ['health'],
    /veterin|(?<!\p{L})vet(?!\p{L})|tierarzt|tierärzt|tierklinik|vétérin|animal clinic|動物病院/iu,
  ],
  pharmacy: [
    ['health'],
    /pharma|apothek|farm[aá]ci|chemist|drogar|optic|optik|óptic|optom|hearing|hörger|薬局|眼鏡/iu,
  ],
  yoga: [['fitness'], /yoga|pilates|meditat|ヨガ|ピラティス/iu],
  dance: [['fitness', 'education'], /danc|tanz|danse|danza|dança|ballet|baile|zumba|ダンス|バレエ/iu],
  cleaning: [
    ['trades'],
    /clean|reinigung|putz|nettoy|ménage|limpie|limpez|laundr|wäscherei|lavander|blanchiss|pressing|清掃|掃除|クリーニング/iu,
  ],
  garden: [
    ['trades'],
    /garden|landscap|lawn|tree s|arborist|gärtn|garten|jardin|paysag|élag|jardim|paisag|庭|造園|植木/iu,
  ],
  vehicles: [
    ['trades'],
    /\bauto|car r|car w|car d|mechanic|garage|bike|bicycl|kfz|werkstatt für (?:auto|fahr)|autowerk|fahrrad|carross|vélo|taller mec|mecánic|mecânic|bicicl|oficina mec|tyre|tire s|body shop|整備|自動車|自転車|板金/iu,
  ],
  transport: [
    ['trades'],
    /mov(?:ing|er)|removal|umzug|déménag|mudanza|mudança|taxi|táxi|courier|kurier|coursier|mensajer|delivery|limous|chauffeur|towing|abschlepp|引っ越し|引越|タクシー|運送|配送/iu,
  ],
  pets: [
    ['trades', 'beauty', 'education'],
    /dog|pet |pets|hund|tiersitt|gassi|chien|toilett|canin|perro|mascota|cachorro|cães|pet(?!\p{L})|犬|ペット|トリミング/iu,
  ],
  sewing: [
    ['trades'],
    /tailor|sewing|schneid|couturi|sastr|costure|alfaiat|shoe|cobbler|schuh|schuster|cordonn|zapater|sapate|upholster|polster|仕立|洋裁|靴/iu,
  ],
  flowers: [['retail'], /flower|floris|blumen|fleur|florer|flore?s|花屋|フラワー/iu],
  books: [['retail'], /book|buch|bücher|antiquariat|librair|librer|livrar|livro|comic|書店|本屋|古書/iu],
  clothing: [
    ['retail'],
    /cloth|fashion|boutique|mode(?!\p{L})|modelabel|modeladen|bekleid|kleider|vêtement|prêt-à-porter|ropa|moda(?!\p{L})|roupa|vintage(?!\s+(?:bi(?:ke|cycle)|car|motor|furnit|record|vinyl|watch|lamp|toy|book|camera))|thrift|streetwear|second.?hand|bridal|braut|服|アパレル|古着|ブティック/iu,
  ],
  jewellery: [
    ['retail', 'studio'],
    /jewel|schmuck|juwel|goldschmied|bijou|joaill|joyer|joalher|jóias|joias|ジュエリー|宝飾|アクセサリー/iu,
  ],
  travel: [['professional'], /travel|tour|reise|stadtführ|voyage|guide|viaj|viag|turis|旅行|ツアー|観光/iu],
  planner: [
    ['professional'],
    /(?:wedding|party) plan|hochzeitsplan|event|weddingplan|organisat(?:eur|rice)|organizador|cerimonial|ウェディング|イベント/iu,
  ],
  property: [
    ['professional'],
    /real ?estate|estate agen|realtor|property|immobil|makler|hausverwalt|inmobili|imobili|imóve|不動産/iu,
  ],
  funeral: [['professional'], /funeral|bestatt|funér|obsèques|pompes|funerar|funerá|葬儀|葬祭/iu],
  childcare: [
    ['professional', 'education'],
    /childc|child ?mind|day ?care|nanny|babysit|kinderg|preschool|nursery|kita(?!\p{L})|krippe|tagesmutter|crèche|garderie|assistante maternelle|guarder|jardín de inf|creche|berçário|保育|幼稚園|託児/iu,
  ],
  photo: [['studio'], /photo|foto|video|film|vídeo|cinea|cineg|写真|フォト|カメラマン|映像|撮影/iu],
  music: [
    ['studio'],
    /music|musik|musiq|músic|(?<!\p{L})(?:band|dj)(?!\p{L})|sing|säng|chant|cantant|cantor|pian|violin|guitar|quartet|orchest|orquest|choir|chor(?!\p{L})|chœur|coro(?!\p{L})|coral|音楽|バンド|演奏|ピアニスト|歌手/iu,
  ],
  writing: [
    ['studio'],
    /author|writer|novelist|poet|journalis|autor|schriftstell|écriv|auteur|escrit|periodist|jornalist|作家|ライター|小説|著者/iu,
  ],
  game: [['software', 'studio'], /(?<!\p{L})games?(?!\p{L})|spiel|\bjeux?\b|juego|jogo|ゲーム/iu],
  languages: [
    ['education'],
    /langu|sprach|idiom|língua|english|spanish|german lessons|french t|anglais|inglés|inglês|語学|英会話|英語|日本語/iu,
  ],
  driving: [['education'], /driving|fahrschul|auto-?école|autoescuela|autoescola|教習/iu],
  church: [
    ['nonprofit'],
    /church|parish|kirche|pfarr|gemeinde(?!ver)|église|paroisse|iglesia|parroquia|igreja|paróquia|mosque|moschee|mosquée|synag|temple|教会|寺|神社/iu,
  ],
  club: [
    ['nonprofit'],
    /club|verein(?!igung)|turn|équipe|sport|chess|schach|scout|pfadfinder|クラブ|サークル|スポーツ/iu,
  ],
  museum: [
    ['venue'],
    /musée|museo|museu|galler|galerie|galería|galeria|exhibit|ausstell|expos|美術館|博物館|ギャラリー|展示/iu,
  ],
  coworking: [['venue', 'professional'], /co-?work|コワーキング/iu],
  winery: [
    ['farm'],
    /winer|vineyard|weingut|winzer|weinberg|vigneron|vignoble|domaine|bodega|viñed|viníco|vinhe|vitic|ワイナリー|ぶどう園/iu,
  ],
  camping: [['lodging'], /camp|glamp|zeltplatz|caravan|キャンプ/iu],
  holiday_home: [
    ['lodging'],
    /holiday (?:home|house|flat|apart|cott|rent)|vacation|cottage|cabin|chalet|villa|beach house|ferienwohn|ferienhaus|ferienhäus|hütte|gîte|maison de vacances|location de vacances|casa (?:rural|de vacaciones|de férias|de temporada)|apartament|cabaña|chalé|貸別荘|コテージ|民泊/iu,
  ],
};

/** The branch that a trade names; null when the words of the kind fit. */
export function branchOf(kind: BusinessKind, trade: string): Branch | null {
  const isOf = (branch: Branch) => SIGNS[branch][0].includes(kind) && SIGNS[branch][1].test(trade);
  return BRANCHES.find(isOf) ?? null;
}
