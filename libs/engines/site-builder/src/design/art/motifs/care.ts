import { box, circle, ellipse, motif, path } from '../motif.js';

export const CARE = {
  scissors: motif(
    [
      path('M36 66L72 10M64 66L28 10', 'si'),
      circle(28, 78, 13, 's1'),
      circle(72, 78, 13, 's1'),
      circle(50, 44, 4, 'a2'),
    ],
    /hair|barber|fris[eö]|coiff|peluqu|barbe|cabel|tailor|schneid|couture|美容室|理容|散髪/i,
  ),
  comb: motif(
    [
      path('M14 30h72v18H14z', 'a1'),
      path('M18 48v36M28 48v36M38 48v36M48 48v36M58 48v36M68 48v36M80 48v36', 's1'),
    ],
    /hair|barber|fris[eö]|coiff|peluqu|barbe|cabel/i,
  ),
  mirror: motif([
    ellipse(50, 40, 30, 34, 'a1'),
    ellipse(50, 40, 22, 26, 'al'),
    path('M40 44l16-18M46 52l14-16', 's2'),
    path('M44 74h12l4 18H40z', 'ai'),
  ]),
  lotion: motif([
    path('M30 42c0-6 6-10 12-10h16c6 0 12 4 12 10v44c0 4-2 6-6 6H36c-4 0-6-2-6-6z', 'a2'),
    box(44, 18, 12, 14, 'ai'),
    path('M44 20H26', 'si'),
    box(38, 52, 24, 22, 'al', 2),
    path('M50 56c6 6 4 12 0 14-4-2-6-8 0-14z', 'a1'),
  ]),
  nail: motif(
    [
      path('M34 40h32v46c0 4-2 6-6 6H40c-4 0-6-2-6-6z', 'a1'),
      path('M42 8h16l4 32H38z', 'ai'),
      path('M42 54v24', 'sl'),
    ],
    /nail|manic|n[äa]gel|ongle|u[ñn]as|unhas|ネイル/i,
  ),
  lotus: motif(
    [
      path('M50 88C34 74 34 46 50 28c16 18 16 46 0 60z', 'a1'),
      path('M50 88C28 88 14 72 12 48c20 4 34 18 38 40zM50 88c22 0 36-16 38-40-20 4-34 18-38 40z', 'a2'),
      path('M50 88C34 92 14 88 4 76c16-6 34-2 46 12zM50 88c16 4 36 0 46-12-16-6-34-2-46 12z', 'a3'),
    ],
    /yoga|pilates|spa\b|massage|medit|wellness|ヨガ|マッサージ/i,
  ),
  heart: motif(
    [
      path('M50 90C20 66 8 52 8 36 8 14 38 8 50 30 62 8 92 14 92 36c0 16-12 30-42 54z', 'a1'),
      path('M22 38c0-8 6-12 12-12', 'sl'),
    ],
    /wedding|hochzeit|mariage|\bbodas?\b|casamento|結婚|ウェディング/i,
  ),
  cross: motif([box(12, 14, 76, 78, 'a1', 20), path('M50 32v42M29 53h42', 'sl'), circle(78, 24, 12, 'a2')]),
  tooth: motif(
    [
      path(
        'M20 32C20 10 40 14 50 18c10-4 30-8 30 14 0 18-8 24-10 42-2 22-14 20-16 2-1-8-7-8-8 0-2 18-14 20-16-2-2-18-10-24-10-42z',
        'al',
      ),
      path('M20 32C20 10 40 14 50 18c10-4 30-8 30 14 0 4-1 8-2 11-18 8-38 8-56 0-1-3-2-7-2-11z', 'a1'),
    ],
    /dent|zahn|teeth|orthodon|歯/i,
  ),
  paw: motif(
    [
      path('M50 48c16 0 28 18 28 30 0 14-14 14-28 10-14 4-28 4-28-10 0-12 12-30 28-30z', 'a1'),
      ellipse(22, 46, 9, 12, 'a2'),
      ellipse(40, 26, 9, 13, 'a2'),
      ellipse(62, 26, 9, 13, 'a2'),
      ellipse(80, 46, 9, 12, 'a2'),
    ],
    /vet|tierarzt|dogs?\b|cats?\b|hund|pets?\b|animal|chien|perro|cachorr|veterin|groom|犬|猫|動物|ペット/i,
  ),
  capsule: motif(
    [
      path('M24 84C12 72 12 60 22 50l28-28c10-10 22-10 32 2s12 22 2 32L56 84c-10 10-20 12-32 0z', 'al'),
      path('M36 36L68 70 56 84c-10 10-20 12-32 0S12 60 22 50z', 'a1'),
    ],
    /pharm|apothe|drug|farmac|薬/i,
  ),
  sprout: motif([
    path('M50 92V46', 's1'),
    path('M50 58C30 58 16 44 16 24c22 0 34 12 34 34z', 'a1'),
    path('M50 48c0-20 12-32 34-34 0 22-12 34-34 34z', 'a2'),
  ]),
  dumbbell: motif(
    [
      path('M26 58h48', 'si'),
      box(14, 36, 14, 44, 'a1', 4),
      box(72, 36, 14, 44, 'a1', 4),
      box(4, 46, 10, 24, 'a2', 4),
      box(86, 46, 10, 24, 'a2', 4),
    ],
    /gym|strength|fitness|kraftsport|krafttrain|muscul/i,
  ),
  kettlebell: motif([
    path('M34 44c-12-34 44-34 32 0', 'si'),
    circle(50, 64, 28, 'a1'),
    circle(50, 64, 11, 'al'),
  ]),
  stopwatch: motif([
    circle(50, 56, 36, 'a2'),
    circle(50, 56, 27, 'al'),
    box(43, 8, 14, 12, 'ai', 2),
    path('M50 56l14-14', 's1'),
    circle(50, 56, 5, 'a1'),
  ]),
  mountain: motif(
    [
      path('M4 92l34-60 20 30 12-16 26 46z', 'a1'),
      path('M38 32l11 17-7 6-6-5-8 6z', 'al'),
      circle(76, 24, 12, 'a2'),
    ],
    /climb|hik|mountain|alps|alpine|berg\b|kletter|montagn|escalad|ski\b|outdoor|山/i,
  ),
  wave: motif(
    [
      path('M4 70c14-40 56-52 82-22-20-6-34 4-32 18 2 10 14 12 42 8v18H4z', 'a1'),
      path('M20 74c8-18 22-28 40-30', 'sl'),
      circle(24, 26, 10, 'a2'),
    ],
    /surf\b|surfing|surfer|swim|pool|dive|diving|schwimm|nage|plong|natac|beach|boat|sail|kayak|海|水泳|サーフ/i,
  ),
  bicycle: motif(
    [
      circle(24, 70, 20, 'si'),
      circle(76, 70, 20, 'si'),
      path('M24 70l16-34h28l8 34M40 36l14 34H24M54 70l14-34M36 30h10M68 36l-4-12h12', 's1'),
    ],
    /bicy|bike|cycl|fahrrad|v[ée]lo|bici|自転車/i,
  ),
  ball: motif(
    [circle(50, 54, 38, 'a2'), path('M16 42c22 10 46 10 68 0M16 68c22-10 46-10 68 0M50 16v76', 'sl')],
    /football|soccer|basket|volley|tennis|fu[ßs]+ball|futbol|f[úu]tbol|sport|サッカー|バスケ|テニス/i,
  ),
};
