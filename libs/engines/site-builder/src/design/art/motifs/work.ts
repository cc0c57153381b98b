import { box, circle, motif, path } from '../motif.js';

export const WORK = {
  briefcase: motif([
    path('M36 32V18h28v14', 'si'),
    box(8, 32, 84, 58, 'a1', 6),
    path('M8 54c28 12 56 12 84 0', 'sl'),
    box(43, 54, 14, 12, 'a2', 2),
  ]),
  chart: motif(
    [
      box(10, 60, 18, 32, 'a3'),
      box(36, 44, 18, 48, 'a2'),
      box(62, 26, 18, 66, 'a1'),
      path('M10 44l26-16 18 6 34-24', 'si'),
    ],
    /account|tax|financ|steuer|buchhalt|invest|compt|contab|analy|税|会計/i,
  ),
  scales: motif(
    [
      path('M50 14v70M18 30h64', 'si'),
      path('M2 62h32c-2 16-30 16-32 0zM66 62h32c-2 16-30 16-32 0z', 'a1'),
      path('M18 30L4 62M18 30l14 32M82 30L68 62M82 30l14 32', 's2'),
      box(28, 84, 44, 8, 'ai', 3),
      circle(50, 14, 6, 'a2'),
    ],
    /law|legal|attorney|notar|anwalt|recht|avocat|juri|abogad|advoga|弁護士|法律/i,
  ),
  pen: motif([
    path('M50 6l22 44-14 28H42L28 50z', 'a1'),
    path('M50 40v38', 'sl'),
    circle(50, 44, 6, 'al'),
    box(36, 80, 28, 12, 'a2', 2),
  ]),
  papers: motif([
    path('M28 8h46l12 12v60H28z', 'a3'),
    path('M14 22h46l12 12v58H14z', 'al'),
    path('M26 46h34M26 58h34M26 70h22', 's1'),
  ]),
  handshake: motif([
    circle(36, 52, 28, 'a1'),
    circle(64, 52, 28, 'a2'),
    path('M50 28c14 12 14 36 0 48-14-12-14-36 0-48z', 'ai'),
  ]),
  camera: motif(
    [
      path('M8 34h20l8-14h28l8 14h20v54H8z', 'a1'),
      circle(50, 60, 20, 'al'),
      circle(50, 60, 12, 'ai'),
      circle(80, 46, 4, 'a2'),
    ],
    /photo|film|video|fotog|vid[ée]o|cinema|cin[ée]|写真|映像/i,
  ),
  easel: motif(
    [
      path('M50 8v12M28 92l14-72M72 92L58 20M50 70v22', 'si'),
      box(16, 18, 68, 50, 'al'),
      path('M16 68V54c14-16 26-14 36-4 8-10 20-10 32 2v16z', 'a1'),
      circle(66, 34, 8, 'a2'),
    ],
    /painter|painting|illustrat|gallery|galerie|artist|k[üu]nst|atelier|arte\b|art\b|arts\b|絵|画/i,
  ),
  cube: motif(
    [
      path('M50 8l38 20-38 20-38-20z', 'a3'),
      path('M12 28l38 20v44L12 70z', 'a1'),
      path('M88 28L50 48v44l38-22z', 'a2'),
    ],
    /architect|archit|design|3d|bau\b|建築|デザイン/i,
  ),
  compass: motif([
    path('M50 20L26 90M50 20l24 70', 'si'),
    circle(50, 18, 9, 'a1'),
    path('M22 66c18 14 38 14 56 0', 's2'),
  ]),
  swatches: motif([
    path('M46 92L14 30l22-12 32 62z', 'a3'),
    path('M40 92V22h24v70z', 'a2'),
    path('M52 92L80 28l20 10-30 54z', 'a1'),
    circle(54, 82, 4, 'al'),
  ]),
  thread: motif(
    [
      box(22, 12, 56, 12, 'ai', 3),
      box(22, 80, 56, 12, 'ai', 3),
      path('M30 24h40v56H30z', 'a1'),
      path('M30 36l40 8M30 48l40 8M30 60l40 8', 'sl'),
      path('M70 60c20 0 12 26 24 26', 's2'),
    ],
    /sew|textile|knit|tailor|schneid|strick|couture|costur|tricot|手芸|縫/i,
  ),
  screen: motif([
    box(6, 16, 88, 60, 'ai', 6),
    box(12, 28, 76, 42, 'al', 2),
    circle(16, 22, 2.5, 'a2'),
    circle(24, 22, 2.5, 'a3'),
    path('M32 40l-10 9 10 9M46 58l8-20M66 40l10 9-10 9', 's1'),
    box(36, 80, 28, 6, 'a2'),
    box(26, 86, 48, 6, 'ai', 3),
  ]),
  graph: motif([
    path('M24 28l30 24 26-26M54 52L32 80M54 52l26 26', 'si'),
    circle(54, 52, 13, 'a1'),
    circle(22, 26, 10, 'a2'),
    circle(82, 24, 8, 'a3'),
    circle(30, 82, 9, 'a3'),
    circle(82, 80, 10, 'a2'),
  ]),
  cloud: motif([
    path('M26 84C6 84 2 58 22 54c0-26 40-32 48-8 26-2 30 38 4 38z', 'a1'),
    path('M50 78V56M40 66l10-10 10 10', 'sl'),
  ]),
  handset: motif(
    [
      box(26, 6, 48, 86, 'ai', 9),
      box(31, 16, 38, 62, 'al', 2),
      box(36, 24, 28, 14, 'a1', 3),
      box(36, 44, 28, 6, 'a3', 3),
      box(36, 56, 18, 6, 'a3', 3),
      circle(50, 85, 3, 'a2'),
    ],
    /apps?\b|smartphone|アプリ|スマホ/i,
  ),
  gear: motif([
    path(
      'M43 8h14l3 12 9 4 11-6 10 10-6 11 4 9 12 3v14l-12 3-4 9 6 11-10 10-11-6-9 4-3 8H43l-3-8-9-4-11 6-10-10 6-11-4-9-8-3V51l8-3 4-9-6-11 10-10 11 6 9-4z',
      'a1',
    ),
    circle(50, 56, 15, 'al'),
  ]),
  chip: motif(
    [
      path('M34 8v84M50 8v84M66 8v84M8 34h84M8 50h84M8 66h84', 'si'),
      box(20, 20, 60, 60, 'a1', 6),
      box(34, 34, 32, 32, 'a2', 3),
    ],
    /hardware|chip|iot|robot|ai\b|半導体|ロボット/i,
  ),
};
