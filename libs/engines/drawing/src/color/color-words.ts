/** Colors by name, without accents: English, German, French, Spanish, Portuguese, Italian and Japanese. */
const COLORS: readonly (readonly [hex: string, words: string])[] = [
  ['#1f7a7a', 'teal,petrol,blaugrun,petroleo,ottanio,ティール'],
  ['#e3cfa4', 'sand,sandy,sandfarben,sable,areia,sabbia,サンド'],
  ['#14213d', 'navy,dunkelblau,marineblau,marine,marino,marinho,navy blue,紺,ネイビー'],
  [
    '#2f6fde',
    'blue,blau,blaue,blauen,blauem,blauer,blaues,bleu,bleue,bleus,bleues,azul,azules,azuis,blu,azzurro,azzurra,azzurri,celeste,青,ブルー,水色',
  ],
  [
    '#d3382f',
    'red,rot,rote,roten,rotem,rotes,rouge,rouges,rojo,roja,rojos,rojas,vermelho,vermelha,vermelhos,rosso,rossa,rossi,rosse,赤,レッド',
  ],
  [
    '#2f8f5b',
    'green,grun,grune,grunen,grunem,grunes,vert,verte,verts,vertes,verde,verdes,verdi,緑,グリーン,sage,salbei,emerald,esmeralda',
  ],
  [
    '#f2c230',
    'yellow,gelb,gelbe,gelben,gelbem,jaune,jaunes,amarillo,amarilla,amarillos,amarelo,amarela,amarelos,giallo,gialla,gialli,黄色,イエロー,mustard,ocker,ocre',
  ],
  [
    '#f08a24',
    'orange,oranges,orangen,orangene,naranja,naranjas,laranja,laranjas,arancione,arancioni,オレンジ',
  ],
  ['#f38ba8', 'pink,pinke,rosa,rosafarben,rose,roses,rosas,ピンク,桃色'],
  [
    '#6f4bd8',
    'purple,lila,violett,violette,violetten,violet,violets,morado,morada,morados,purpura,roxo,roxa,roxos,viola,紫,パープル',
  ],
  [
    '#15151a',
    'black,schwarz,schwarze,schwarzen,schwarzem,noir,noire,noirs,negro,negra,negros,preto,preta,pretos,nero,nera,neri,黒,ブラック,charcoal,anthrazit',
  ],
  [
    '#fafaf7',
    'white,weiss,weiß,weisse,weiße,weissen,weißen,weissem,weißem,blanc,blanche,blancs,blanches,blanco,blanca,blancos,branco,branca,brancos,bianco,bianca,bianchi,白,ホワイト,ivory,ivoire',
  ],
  [
    '#8b929c',
    'grey,gray,greys,grays,grau,graue,grauen,grauem,gris,grises,cinza,cinzas,grigio,grigia,grigi,灰色,グレー,silver,silber,slate',
  ],
  [
    '#d4a72c',
    'gold,golden,goldene,goldenen,dore,doree,dorado,dorada,dorados,dourado,dourada,oro,dorato,金,ゴールド',
  ],
  [
    '#7b4b2a',
    'brown,braun,braune,braunen,brun,brune,marron,marrones,marrom,marrone,marroni,茶色,ブラウン,terracotta,terrakotta,rust',
  ],
  ['#ece0c8', 'beige,creme,cream,crema,ベージュ,クリーム'],
  ['#a8e0c8', 'mint,minze,mintgrun,menthe,menta,ミント'],
  ['#ff7f66', 'coral,koralle,korallenrot,corail,corallo,コーラル,salmon,lachs,saumon'],
  ['#2ec4b6', 'turquoise,turkis,turquesa,turchese,ターコイズ,aqua'],
  ['#b9a7f0', 'lavender,lavendel,lavande,lavanda,lilac,ラベンダー'],
  ['#6d1a36', 'maroon,burgundy,bordeaux,weinrot,granate,bordo,ワインレッド'],
  ['#7a7a2c', 'olive,oliv,oliva,olivgrun,オリーブ'],
  ['#22b8cf', 'cyan,ciano,cian,シアン'],
  ['#d6279a', 'magenta,fuchsia,マゼンタ'],
  ['#3f3d9e', 'indigo,藍色'],
];

const COLOR_OF: ReadonlyMap<string, string> = new Map(
  COLORS.flatMap(([hex, words]) => words.split(',').map((word) => [word, hex] as const)),
);

/** The color that a word names, also as an adjective (`blaue`, `rojas`) or with a shade before it (`hellblau`). */
export function colorOf(word: string): string | undefined {
  const stem = word.replace(/^(?:hell|dunkel)(?=.{3})/, '');
  const forms = [
    word,
    stem,
    stem.replace(/(?:e[nmrs]?|s|t[oö]nen?)$/, ''),
    stem.replace(/(?:as?|os|i|e|he)$/, 'o'),
  ];
  return forms.map((form) => COLOR_OF.get(form)).find((hex) => hex !== undefined);
}

const JAPANESE = [...COLOR_OF.keys()].filter((word) => /[^ -\u024f]/.test(word));
const WORD = new RegExp(
  `[a-zß]+|#[0-9a-f]{6}(?![0-9a-f])|${JAPANESE.toSorted((a, b) => b.length - a.length).join('|')}`,
  'g',
);

/** The words of a text among which its colors are: without accents, and those colors that Japanese writes without spaces. */
export const wordsWithColors = (text: string): string[] =>
  text
    .replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0))
    .toLowerCase()
    .match(WORD) ?? [];

/** A text without the words that name a color. */
export const withoutColors = (text: string): string =>
  text.replace(WORD, (word) => (word.startsWith('#') || colorOf(word) !== undefined ? ' ' : word));
