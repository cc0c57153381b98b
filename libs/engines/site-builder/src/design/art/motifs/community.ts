import { box, circle, ellipse, motif, path } from '../motif.js';

export const COMMUNITY = {
  pencil: motif([
    path('M22 92l4-24L70 14l16 14-44 54z', 'a2'),
    path('M22 92l4-24 16 14z', 'al'),
    path('M70 14l6-8 16 14-6 8z', 'a1'),
    path('M22 92l2-10 6 6z', 'ai'),
  ]),
  cap: motif([
    path('M50 18L98 40 50 62 2 40z', 'a1'),
    path('M22 52v22c14 14 42 14 56 0V52L50 65z', 'ai'),
    path('M92 42v28', 's2'),
    circle(92, 74, 5, 'a2'),
  ]),
  globe: motif(
    [
      circle(50, 48, 36, 'a1'),
      path('M14 48h72M50 12c-22 22-22 50 0 72M50 12c22 22 22 50 0 72', 'sl'),
      path('M34 92h32', 'si'),
    ],
    /travel|language|sprach|langue|idiom|reise|voyage|viaj|viage|旅行|語学|英会話/i,
  ),
  note: motif(
    [
      path('M36 22l48-12v62', 'si'),
      path('M36 22v58', 'si'),
      ellipse(24, 80, 14, 11, 'a1'),
      ellipse(72, 72, 14, 11, 'a1'),
      path('M36 22l48-12v14L36 36z', 'a2'),
    ],
    /music|musik|musiq|m[úu]sic|piano|guitar|choir|chor\b|singing|band\b|concert|konzert|violin|音楽|ピアノ|ギター/i,
  ),
  speech: motif([
    path('M8 14h64v42H38L22 72V56H8z', 'a1'),
    path('M44 62h16l10-4h22v26h-6v8l-12-8H44z', 'a2'),
    path('M20 28h40M20 40h26', 'sl'),
  ]),
  blocks: motif(
    [
      box(8, 52, 40, 40, 'a1', 4),
      box(52, 52, 40, 40, 'a2', 4),
      path('M30 48V12h40v36z', 'a3'),
      circle(28, 72, 9, 'al'),
      path('M72 60l11 22H61z', 'al'),
    ],
    /kinder|child|nurser|kita\b|cr[èe]che|toddler|ni[ñn]|crian|kids|playgroup|子ども|保育|幼稚/i,
  ),
  easelboard: motif([
    box(8, 14, 84, 56, 'ai', 3),
    path('M20 32h36M20 46h24', 'sl'),
    circle(74, 40, 8, 'a2'),
    path('M30 70l-8 22M70 70l8 22', 'si'),
    box(8, 68, 84, 6, 'a1'),
  ]),
  tree: motif([
    box(45, 60, 10, 32, 'ai'),
    circle(50, 38, 30, 'a1'),
    circle(28, 54, 16, 'a2'),
    circle(74, 54, 14, 'a3'),
    path('M50 66V40M50 54l10-8', 'sl'),
  ]),
  bird: motif([
    path(
      'M8 42c20-4 28 4 32 16C44 34 60 16 88 12c2 14-4 22-10 26h14c-2 28-22 46-46 46-22 0-36-16-38-42z',
      'a1',
    ),
    path('M40 58c6 8 14 10 24 8', 'sl'),
  ]),
  hands: motif([
    path(
      'M10 56c16-2 26 6 34 16h-2c-4 8-10 12-16 12C16 84 8 72 10 56zM90 56c-16-2-26 6-34 16h2c4 8 10 12 16 12 10 0 18-12 16-28z',
      'a2',
    ),
    path('M50 58C34 46 28 38 28 28c0-14 18-16 22-2 4-14 22-12 22 2 0 10-6 18-22 30z', 'a1'),
    box(26, 86, 48, 6, 'ai', 3),
  ]),
  circlepeople: motif([
    circle(28, 38, 12, 'a2'),
    circle(72, 38, 12, 'a3'),
    path('M6 88c0-24 12-34 22-34s22 10 22 34zM50 88c0-24 12-34 22-34s22 10 22 34z', 'a3'),
    circle(50, 28, 14, 'a1'),
    path('M24 92c0-30 14-44 26-44s26 14 26 44z', 'a1'),
  ]),
  bunting: motif([
    path('M2 20c30 16 66 16 96 0', 'si'),
    path('M12 26l18 6-13 22zM40 33h20L50 58zM70 32l18-6-5 28z', 'a1'),
    path('M30 74l5 8 9 1-7 6 2 9h0l-9-5-9 5 2-9-7-6 9-1zM72 66l4 7 8 1-6 5 2 8-8-4-8 4 2-8-6-5 8-1z', 'a2'),
  ]),
  mask: motif(
    [
      path('M14 16c24 8 48 8 72 0v34c0 24-18 42-36 42S14 74 14 50z', 'a1'),
      path('M28 40c6-6 12-6 16 0-6 4-12 4-16 0zM56 40c6-6 12-6 16 0-6 4-12 4-16 0z', 'al'),
      path('M34 62c10 10 22 10 32 0', 'sl'),
    ],
    /theat|drama|stage|com[ée]d|teatr|schauspiel|芝居|演劇/i,
  ),
  microphone: motif([
    box(36, 6, 28, 48, 'a1', 14),
    path('M24 40c0 36 52 36 52 0M50 68v16', 'si'),
    box(32, 84, 36, 8, 'a2', 4),
    path('M40 22h20M40 34h20', 'sl'),
  ]),
  spotlights: motif([
    path('M24 12l-20 80h52z', 'a3'),
    path('M76 12L44 92h52z', 'a2'),
    box(12, 4, 24, 16, 'ai', 4),
    box(64, 4, 24, 16, 'ai', 4),
    ellipse(50, 88, 38, 6, 'al'),
  ]),
  arch: motif([
    path('M10 92V48c0-52 80-52 80 0v44H72V50c0-30-44-30-44 0v42z', 'a1'),
    path('M36 92V54c0-20 28-20 28 0v38z', 'a2'),
  ]),
  barn: motif([
    path('M50 10l34 22 8 18v42H8V50l8-18z', 'a1'),
    path('M50 10l34 22 8 18h-6L78 36 50 18 22 36l-8 14H8l8-18z', 'ai'),
    box(34, 56, 32, 36, 'al'),
    path('M34 56l32 36M66 56L34 92', 's1'),
    box(43, 32, 14, 12, 'al'),
  ]),
  carrot: motif([
    path('M34 36c14-12 28 2 22 16L26 90c-4 4-10 0-9-5z', 'a2'),
    path('M50 38C46 22 54 12 66 8c2 10-2 20-12 26 10-8 22-8 30 0-6 10-18 12-30 8z', 'a1'),
    path('M32 56l10 6M26 70l8 5', 'sl'),
  ]),
  egg: motif(
    [
      path('M50 14c18 0 32 28 32 46S68 92 50 92 18 78 18 60s14-46 32-46z', 'a3'),
      path('M32 56c0-10 4-20 10-26', 'sl'),
      path('M18 64c10-6 14 6 22 0s12 6 20 0 14 6 22 0c0 16-14 28-32 28S18 80 18 64z', 'a1'),
    ],
    /egg|hen\b|chicken|poultr|eier|huhn|[œo]eufs?|poule|huevo|galin|ovos|卵|鶏/i,
  ),
  sunrise: motif([
    path('M18 62c0-44 64-44 64 0z', 'a2'),
    path('M2 62h96v8H2zM8 76h84v6H8zM18 88h64v4H18z', 'a1'),
    path('M50 18V6M18 30l-8-8M82 30l8-8', 's2'),
  ]),
  grapes: motif(
    [
      circle(30, 44, 12, 'a1'),
      circle(52, 44, 12, 'a1'),
      circle(74, 44, 12, 'a1'),
      circle(41, 63, 12, 'a1'),
      circle(63, 63, 12, 'a1'),
      circle(52, 81, 11, 'a1'),
      path('M52 34c0-10 2-18 8-24', 'si'),
      path('M58 20c8-10 22-10 30-2-8 10-20 12-30 2z', 'a2'),
    ],
    /vineyard|grape|weingut|weinberg|weinbau|vign|viñ|vinh|vinic|ぶどう/i,
  ),
};
