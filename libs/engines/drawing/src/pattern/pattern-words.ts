export const PATTERN_STYLES = [
  'truchet',
  'triangles',
  'waves',
  'dots',
  'terrazzo',
  'hexagons',
  'stripes',
  'checks',
  'avatar',
] as const;

export type PatternStyle = (typeof PATTERN_STYLES)[number];

/** Beginnings of words in English, German, French, Spanish, Portuguese and Italian, without accents; Japanese as it is. */
const WORDS: readonly (readonly [PatternStyle, string])[] = [
  ['avatar', 'avatar,avatars,identicon,identicons,profile picture,profile pictures,アバター'],
  [
    'checks',
    'check,checks,checked,checkered,chequered,checkerboard,gingham,plaid,tartan,chess*,kariert*,karo*,schachbrett*,vichy,damier*,carreaux,cuadros,ajedrez*,xadrez,quadradinhos,scacchi*,quadretti,市松*,チェック*,格子*,square*,quadrat*,carre*,cuadrado*,quadrad*,quadrati*,四角*,正方形*',
  ],
  [
    'stripes',
    'stripe,stripes,striped,stripy,pinstripe*,line,lines,lined,linien,linie,linear*,streifen*,gestreift*,rayure*,raye*,bandes,ligne*,raya*,franja*,linea*,linha*,listra*,listrad*,faixa*,righe,rigat*,strisc*,linee,chevron*,zigzag*,zickzack*,herringbone*,fischgrat*,ストライプ*,縞*,ボーダー*,線*,ライン*,ジグザグ*',
  ],
  [
    'triangles',
    'triang*,geometric*,geometr*,low poly,facet*,dreieck*,raute*,rhomb*,diamond*,losange*,rombo*,losango*,三角*,幾何学*,ひし形*,polygon*,polig*',
  ],
  [
    'waves',
    'wave*,wavy,ripple*,welle*,wellig*,vague*,onda*,ondul*,onde,ondas,波*,ウェーブ*,swirl*,curve*,kurve*,courbe*,curva*,曲線*',
  ],
  [
    'dots',
    'dot,dots,dotted,dotty,polka*,halftone*,punkt*,getupft*,tupfen*,gepunktet*,pois,points,pointille*,lunares,punto*,puntos,bolinha*,pontos,poa,puntini,pallini,ドット*,水玉*,点*',
  ],
  [
    'terrazzo',
    'terrazzo,confetti*,pebble*,memphis,speckle*,konfetti*,confeti*,confete*,coriandoli,テラゾー*,紙吹雪*,blob*,splash*',
  ],
  [
    'hexagons',
    "hexagon*,honeycomb*,hex,waben*,sechseck*,alveole*,nid d'abeille*,panal*,hexagono*,favo*,colmeia*,esagon*,nido d'ape,alveare,六角*,ハニカム*,ハチの巣*,cube*",
  ],
  [
    'truchet',
    'truchet,maze*,arc,arcs,arches,bogen,kreisbogen,tile,tiles,circle*,kreis*,ring,rings,ringe*,cercle*,circul*,circol*,cerch*,circulo*,labyrint*,laberint*,labirint*,spiral*,円*,丸*,迷路*,arco*,archi',
  ],
];

const sourceOf = (word: string): string =>
  word.replaceAll('*', '[a-z]{0,20}').replaceAll(' ', String.raw`[\s-]`);
const patternOf = (words: string): RegExp => {
  const [japanese, others] = [true, false].map((is) =>
    words.split(',').filter((word) => /[^ -\u024f]/.test(word) === is),
  ) as [string[], string[]];
  return new RegExp(
    [
      `(?<![a-z0-9])(?:${others.map(sourceOf).join('|')})(?![a-z0-9])`,
      ...japanese.map((word) => word.replace('*', '')),
    ].join('|'),
    'g',
  );
};
const PATTERNS = WORDS.map(([style, words]) => [style, patternOf(words)] as const);

const plain = (text: string): string =>
  text.replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0)).toLowerCase();

/** The style that a prompt names. */
export function patternStyleIn(prompt: string): PatternStyle | undefined {
  const text = plain(prompt);
  return PATTERNS.find(([, pattern]) => text.search(pattern) !== -1)?.[0];
}

/** A text without the words that name a figure of a pattern. */
export const withoutFigures = (text: string): string =>
  PATTERNS.reduce((rest, [, pattern]) => rest.replace(pattern, ' '), plain(text));
