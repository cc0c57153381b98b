import type { Brief } from '../../model/brief.js';

export const TRACKER_KINDS = [
  'habit',
  'expense',
  'weight',
  'time',
  'reading',
  'workout',
  'mood',
  'plain',
] as const;
export type TrackerKind = (typeof TRACKER_KINDS)[number];

const SIGNS: [TrackerKind, RegExp][] = [
  [
    'expense',
    /expens|spending|budget|money|ausgabe|haushaltsbuch|geld|dépens|gasto|presupuesto|dinero|despesa|orçamento|dinheiro|支出|家計|出費/iu,
  ],
  ['weight', /\bweight\b|gewicht|poids|\bpeso\b|体重/iu],
  [
    'reading',
    /\breading|\bbooks?\b|lese|bücher|\blectures?\b|livres?\b|lectura|libros?\b|leitura|livros?\b|読書|本/iu,
  ],
  [
    'workout',
    /work-?out|exercise|fitness|running|\bruns?\b|gym\b|training|sport|entraînement|course à pied|ejercicio|entrenamiento|treino|exercício|corrida|運動|筋トレ|ランニング/iu,
  ],
  ['mood', /\bmood|feeling|stimmung|humeur|ánimo|humor\b|気分/iu],
  [
    'time',
    /\btime|hours|stunden|arbeitszeit|zeiterfassung|\bheures|temps\b|horas|tiempo|tempo\b|勤務|作業時間|時間/iu,
  ],
  ['habit', /habit|routine|gewohnheit|hábito|habitude|習慣|water|wasser\b|meditat|streak/iu],
];

/** What a tracker keeps, by the words of the prompt; `plain` when none tells. */
export function trackerKindOf(brief: Pick<Brief, 'trade' | 'offer' | 'statements' | 'name'>): TrackerKind {
  const texts = [brief.trade, brief.offer ?? '', brief.name, ...brief.statements];
  for (const text of texts) {
    const found = SIGNS.find(([, sign]) => sign.test(text));
    if (found !== undefined) return found[0];
  }
  return 'plain';
}
