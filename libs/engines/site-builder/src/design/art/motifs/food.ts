import { box, circle, motif, path } from '../motif.js';

export const FOOD = {
  loaf: motif(
    [
      path('M8 66C8 46 26 36 50 36s42 10 42 30c0 14-6 26-12 26H20C14 92 8 80 8 66z', 'a1'),
      path('M28 46c-6 8-8 16-7 26M50 42c-6 9-8 18-7 30M72 46c-6 8-8 16-7 26', 'sl'),
    ],
    /bak|b[äa]cke|brea?d|brot|boulang|panad|padar|pains?\b|panes\b|p[aã]o|loaf|sourdough|パン|ベーカリー/i,
  ),
  wheat: motif(
    [
      path('M50 92C48 70 50 50 50 12', 's1'),
      path('M50 30C38 28 34 20 36 10c10 2 14 10 14 20zM50 30c12-2 16-10 14-20-10 2-14 10-14 20z', 'a2'),
      path('M50 48C38 46 34 38 36 28c10 2 14 10 14 20zM50 48c12-2 16-10 14-20-10 2-14 10-14 20z', 'a1'),
      path('M50 66C38 64 34 56 36 46c10 2 14 10 14 20zM50 66c12-2 16-10 14-20-10 2-14 10-14 20z', 'a2'),
    ],
    /wheat|grain|flour|mill\b|weizen|getreide|farine|bl[ée]\b|trigo|harina|小麦/i,
  ),
  cake: motif(
    [
      box(14, 54, 72, 38, 'a2', 6),
      path(
        'M14 58c0-14 16-22 36-22s36 8 36 22c0 10-10 10-12 2-2 14-14 14-16 2-2 16-16 16-18 0-2 12-14 12-14-2-2 8-12 6-12-2z',
        'al',
      ),
      circle(50, 26, 9, 'a1'),
      path('M52 18c2-8 8-10 12-10', 'si'),
    ],
    /cake|pastr|patiss|p[âa]tiss|torte|kuchen|konditor|pastel|bolo|tart|macaron|ケーキ|菓子/i,
  ),
  jar: motif(
    [
      box(24, 34, 52, 58, 'a1', 10),
      box(28, 20, 44, 12, 'ai', 3),
      box(34, 48, 32, 24, 'al', 3),
      path('M40 60h20', 's1'),
    ],
    /jam|honey|preserv|pickle|marmelade|konfit|confiture|miel|mel\b|honig|ジャム|蜂蜜/i,
  ),
  bag: motif([
    path('M22 34h56l6 58H16z', 'a2'),
    path('M22 34l6-10 7 7 8-9 7 9 8-9 7 9 7-7 6 10z', 'a3'),
    circle(50, 62, 13, 'al'),
    path('M44 62c4-6 8-6 12 0-4 6-8 6-12 0z', 'a1'),
  ]),
  cheese: motif(
    [
      path('M8 60L74 30c10 2 18 14 18 30z', 'a3'),
      path('M8 60h84v32H8z', 'a2'),
      circle(32, 76, 7, 'al'),
      circle(62, 70, 5, 'al'),
      circle(74, 84, 4, 'al'),
    ],
    /chees|k[äa]se|fromag|queso|queij|deli\b|チーズ/i,
  ),
  fish: motif(
    [
      path('M6 58c14-22 44-26 64-6l20-16v44L70 64C50 84 20 80 6 58z', 'a1'),
      path('M40 44c6 8 6 20 0 28', 'sl'),
      circle(24, 54, 4, 'al'),
    ],
    /fish|seafood|fisch|poisson|pescad|marisc|peixe|sushi|魚|寿司|鮨/i,
  ),
  bottle: motif(
    [
      path('M42 8h16v24c0 8 10 10 10 24v30c0 4-2 6-6 6H38c-4 0-6-2-6-6V56c0-14 10-16 10-24z', 'a1'),
      box(32, 60, 36, 18, 'al'),
      box(42, 8, 16, 8, 'ai'),
    ],
    /wine|wein|vin\b|vinho|vino|brew|beer|bier|cerve|spirit|gin\b|distill|ワイン|酒/i,
  ),
  apple: motif(
    [
      path(
        'M50 38c-8-8-32-8-34 16-2 22 14 38 24 38 5 0 6-2 10-2s5 2 10 2c10 0 26-16 24-38-2-24-26-24-34-16z',
        'a1',
      ),
      path('M50 38c0-10 2-16 8-22', 'si'),
      path('M56 28c4-10 14-14 22-12-2 10-12 14-22 12z', 'a2'),
    ],
    /fruit|apple|obst|apfel|fruta|ma[çc]|pomme|grocer|organic|bio\b|果物|りんご/i,
  ),
  plate: motif([
    circle(50, 56, 36, 'al'),
    circle(50, 56, 25, 'a3'),
    path('M40 54c0-12 20-14 22-2 8 2 6 14-2 14H42c-8 0-10-10-2-12z', 'a1'),
    path('M50 62c4-10 10-14 18-14-2 10-8 16-18 14z', 'a2'),
  ]),
  pot: motif(
    [
      path('M16 48h68v30c0 8-6 14-14 14H30c-8 0-14-6-14-14z', 'a1'),
      box(10, 40, 80, 9, 'ai', 4),
      path('M4 58h12M84 58h12', 'si'),
      circle(50, 34, 5, 'a2'),
      path('M36 26c-4-6 4-8 0-16M62 26c-4-6 4-8 0-16', 's2'),
    ],
    /kitchen|stew|soup|cook|k[üu]che|cuisin|cocin|cozinh|bistro|料理|食堂/i,
  ),
  bowl: motif(
    [
      path('M10 52h80c0 22-14 34-24 36v4H34v-4C24 86 10 74 10 52z', 'a1'),
      path('M18 52c4-10 10-12 16-8 4-10 16-10 20-2 8-6 20-4 24 10z', 'a3'),
      path('M58 44L86 12M66 46L94 20', 'si'),
      path('M20 66h60', 'sl'),
    ],
    /ramen|noodle|asian|thai|viet|chinese|japan|korea|udon|soba|bowls?\b|salad|ラーメン|うどん|そば|丼/i,
  ),
  pizza: motif(
    [
      path('M50 92L12 26c22-14 54-14 76 0z', 'a3'),
      path('M12 26c22-14 54-14 76 0l-5 9c-20-12-46-12-66 0z', 'a2'),
      circle(40, 46, 7, 'a1'),
      circle(62, 44, 6, 'a1'),
      circle(51, 66, 6, 'a1'),
    ],
    /pizz|itali|trattor|pasta|osteria|ピザ|イタリア/i,
  ),
  glass: motif([
    path('M28 10h44c2 26-4 44-20 46v28h14v8H34v-8h14V56C32 54 26 36 28 10z', 'al'),
    path('M29 28h42c0 14-6 26-21 27-15-1-21-13-21-27z', 'a1'),
  ]),
  chilli: motif(
    [
      path('M30 24c-14 20-8 56 34 66 6 1 6-5 1-8-20-10-24-34-11-54z', 'a1'),
      path('M28 26c4-10 22-10 28 2-8 6-22 6-28-2z', 'a2'),
      path('M42 20c0-6 4-10 10-12', 'si'),
    ],
    /mexic|indian|spic|curry|tapas|taco|chil|カレー|スパイス/i,
  ),
  cup: motif(
    [
      path('M14 44h58v24c0 14-10 24-22 24H36c-12 0-22-10-22-24z', 'a1'),
      path('M72 52h8c14 0 14 24-4 24h-6', 's1'),
      path('M34 34c-6-8 6-12 0-22M54 34c-6-8 6-12 0-22', 's2'),
      path('M26 58v10c0 6 4 12 10 14', 'sl'),
    ],
    /coffee|caf[eé]|kaffee|espresso|barista|roast|r[öo]ster|コーヒー|珈琲|喫茶/i,
  ),
  bean: motif(
    [
      path('M24 78C8 58 24 18 54 12c30-4 34 30 18 54S38 96 24 78z', 'a1'),
      path('M60 14C36 26 62 52 28 82', 'sl'),
    ],
    /roast|bean|r[öo]st|torref|tostad|焙煎|豆/i,
  ),
  teapot: motif(
    [
      path('M22 56c0-14 12-22 28-22s28 8 28 22c0 22-12 36-28 36S22 78 22 56z', 'a2'),
      path('M22 56C12 58 8 48 2 44M78 50c18-8 20 22-4 26', 's2'),
      box(34, 28, 32, 8, 'ai', 4),
      circle(50, 22, 6, 'a1'),
      path('M34 62c2 10 6 14 10 18', 'sl'),
    ],
    /teas?\b|tee\b|thés?\b|chás?\b|茶/i,
  ),
  croissant: motif(
    [
      path(
        'M10 78c-4-30 18-54 44-52 20 2 36 18 36 40-8 6-16 2-18-6-6-12-18-16-28-8-10 6-10 18-14 24-6 8-16 10-20 2z',
        'a2',
      ),
      path('M28 46l12 12M48 28l4 18M72 34l-8 16', 'si'),
    ],
    /croissant|viennois|brunch|breakfast|fr[üu]hst|クロワッサン/i,
  ),
};
