import { box, circle, motif, path } from '../motif.js';

export const TRADE = {
  hammer: motif([
    path('M46 34h12l4 54c0 5-20 5-20 0z', 'a2'),
    path('M18 14h46c14 0 22 8 24 20-8-6-14-6-20-6v8H18z', 'a1'),
  ]),
  wrench: motif([
    path('M70 10c-14-2-26 12-20 26L16 74c-8 10 6 22 14 14l36-36c14 4 26-8 24-22L76 42l-12-4-4-12z', 'a1'),
    circle(24, 80, 4, 'al'),
  ]),
  tap: motif(
    [
      path('M10 38h40c24 0 36 14 36 34H64c0-8-6-12-14-12H10z', 'a1'),
      box(28, 22, 12, 18, 'ai'),
      box(18, 14, 32, 9, 'a2', 4),
      path('M75 76c8 8 6 16 0 16s-8-8 0-16z', 'a2'),
    ],
    /plumb|pipe|bathroom|klempner|sanit[äa]r|plomb|fontan|encana|heating|heizung|水道|配管/i,
  ),
  bulb: motif(
    [
      path('M50 8c20 0 32 14 32 32 0 16-12 22-14 32H32c-2-10-14-16-14-32C18 22 30 8 50 8z', 'a2'),
      box(34, 74, 32, 8, 'ai', 2),
      box(38, 84, 24, 8, 'ai', 4),
      path('M40 46l10 8 10-8M50 54v18', 'sl'),
    ],
    /electr|lighting|lamps?\b|elektr|[ée]lectri|el[ée]tri|solar|電気|照明/i,
  ),
  roller: motif(
    [box(12, 14, 62, 24, 'a1', 4), path('M74 26h12v22H50v14', 'si'), box(43, 60, 14, 32, 'a2', 5)],
    /paint|maler|decorat|peint|pintor|pintur|塗装/i,
  ),
  saw: motif(
    [
      path('M6 50L70 24v30l-6 7-6-4-6 9-6-4-6 9-6-4-6 9-6-4-6 8z', 'a3'),
      path('M66 22h16c10 0 14 8 12 18l-4 20H66z', 'a1'),
      circle(79, 42, 7, 'al'),
    ],
    /carpent|wood|joiner|furnitur|tischler|schreiner|holz|menuis|[ée]b[ée]nis|carpin|marcen|木工|家具/i,
  ),
  house: motif([
    path('M50 14L94 50H6z', 'a1'),
    box(18, 50, 64, 42, 'a3'),
    box(42, 62, 16, 30, 'ai'),
    box(26, 58, 10, 12, 'al'),
    box(64, 58, 10, 12, 'al'),
    box(70, 18, 9, 20, 'ai'),
  ]),
  shears: motif(
    [
      path('M50 92V44', 's1'),
      path('M50 66C34 66 24 58 22 42c16 0 28 8 28 24zM50 54c0-16 10-24 28-26 0 16-10 26-28 26z', 'a1'),
      path('M50 40c-12-8-12-22 0-32 12 10 12 24 0 32z', 'a2'),
    ],
    /garden|landscap|g[äa]rtner|jardin|lawn|tree|庭|造園/i,
  ),
  key: motif(
    [
      circle(30, 38, 22, 'a1'),
      circle(30, 38, 9, 'al'),
      path('M44 52l40 38h8V78h-8v-8h-8v-8h-8L58 46z', 'a2'),
    ],
    /locksmith|schl[üu]ssel|serrur|cerraj|chave|real estate|immobil|inmobil|im[óo]ve|不動産|鍵/i,
  ),
  car: motif(
    [
      path('M6 62c0-8 4-10 14-12l12-18c2-4 6-4 10-4h20c6 0 10 2 12 6l8 16c8 2 12 4 12 12v16H6z', 'a1'),
      path('M36 36h14v14H28zM56 36h10l8 14H56z', 'al'),
      circle(28, 80, 12, 'ai'),
      circle(72, 80, 12, 'ai'),
    ],
    /cars?\b|autos?\b|autow|automobil|garage|mechanic|kfz|werkstatt|voiture|coche|taller|oficina mec|tyre|taxi|車/i,
  ),
  shirt: motif(
    [
      path('M34 14L8 30l10 20 12-6v48h40V44l12 6 10-20-26-16c-4 12-28 12-32 0z', 'a1'),
      path('M34 14c4 16 28 16 32 0', 'sl'),
    ],
    /cloth|fashion|wear|apparel|mode femme|kleid|v[êe]tement|ropa|roupa|moda|vintage|服|着物/i,
  ),
  gift: motif([
    box(14, 46, 72, 46, 'a2', 2),
    box(8, 32, 84, 16, 'a1', 2),
    box(44, 32, 12, 60, 'al'),
    path('M50 32C30 32 24 10 36 10c8 0 14 12 14 22zM50 32c20 0 26-22 14-22-8 0-14 12-14 22z', 's1'),
  ]),
  book: motif(
    [
      path('M50 30C38 20 22 18 6 20v64c16-2 32 0 44 8 12-8 28-10 44-8V20c-16-2-32 0-44 10z', 'a1'),
      path('M50 30v62', 'si'),
      path('M16 36c8 0 16 1 24 5M16 52c8 0 16 1 24 5M60 41c8-4 16-5 24-5M60 57c8-4 16-5 24-5', 'sl'),
    ],
    /bookshop|bookstore|bookbind|books\b|buch|b[üu]cher|livr|librer|libro|librar|reading|bibliot|本屋|書店|図書/i,
  ),
  chair: motif(
    [path('M24 12h12v40h36c6 0 8 4 8 10v30H70V70H34v22H24z', 'a1'), box(30, 44, 46, 14, 'a2', 5)],
    /furnit|chair|m[öo]bel|meuble|mueble|m[óo]ve|interior|家具|インテリア/i,
  ),
  tag: motif([
    path('M10 20h36l46 44-30 28L10 52z', 'a2'),
    circle(28, 36, 7, 'al'),
    path('M46 50l16 16', 'sl'),
  ]),
  vase: motif(
    [
      path('M50 52V30M50 50C44 38 36 34 30 32M50 50c6-12 14-16 20-18', 's1'),
      circle(50, 20, 12, 'a1'),
      circle(26, 28, 10, 'a2'),
      circle(74, 28, 10, 'a2'),
      path('M34 50h32c-2 8 8 14 8 26 0 10-8 16-14 16H40c-6 0-14-6-14-16 0-12 10-18 8-26z', 'a3'),
    ],
    /flor|flower|blum|fleur|bouquet|potter|ceramic|keramik|c[ée]ram|花|陶/i,
  ),
  bed: motif([
    box(6, 30, 8, 62, 'ai', 2),
    box(86, 46, 8, 46, 'ai', 2),
    box(14, 62, 72, 20, 'a1'),
    path('M42 62c0-12 8-16 20-16h24v16z', 'a3'),
    box(18, 48, 22, 14, 'al', 6),
  ]),
  lamp: motif([path('M34 12h32l16 38H18z', 'a2'), box(46, 50, 8, 34, 'ai'), box(28, 84, 44, 8, 'a1', 4)]),
  window: motif([
    path('M18 92V44c0-44 64-44 64 0v48z', 'a1'),
    path('M26 84V46c0-32 48-32 48 0v38z', 'al'),
    path('M50 22v62M26 56h48', 's1'),
    box(10, 86, 80, 6, 'ai'),
  ]),
  suitcase: motif([
    path('M36 30V16h28v14', 'si'),
    box(12, 30, 76, 58, 'a1', 8),
    box(26, 30, 8, 58, 'a2'),
    box(66, 30, 8, 58, 'a2'),
  ]),
  tent: motif(
    [path('M50 14L94 90H6z', 'a1'), path('M50 44l22 46H28z', 'ai'), path('M50 14V4l14 5-14 5', 'a2')],
    /camping|campsite|tents?\b|zelt|glamp|tente|キャンプ/i,
  ),
};
