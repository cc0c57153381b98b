import { pointsIn } from './chart-in-prompt.js';
import type { ChosenKind, DrawnKind, ImageKind } from './image-kind.js';

/** The parameters by which a kind is chosen. */
export interface KindRequest {
  kind: ImageKind;
  prompt: string;
  data?: object;
  text?: object;
}

/** The kind that a call is about: the one it names or, with `auto`, a drawn one where the prompt clearly asks for it. */
export function kindOf({ kind, prompt, data, text }: KindRequest): ChosenKind {
  if (kind !== 'auto') return kind;
  if (data) return 'chart';
  if (text) return 'card';
  return drawnKindIn(prompt) ?? 'image';
}

/** What a prompt begins with before it says what it is about. */
const OPENING =
  /^(?:please\s+)?(?:(?:can|could) you\s+)?(?:(?:create|make|draw|generate|design|produce|build|render|visuali[sz]e|i need|i want|give me|show me|show)\s+)?(?:me\s+)?(?:(?:as|an?|the|my|our|this)\s+){0,2}/i;
/** Ends the thing that is asked for: what follows says what is in it. */
const REST =
  /[:,;.\n"'“(]|\s(?:of|with|for|from|in|on|at|by|to|and|that|which|titled|showing|shows?|linking|opens?|comparing|para|für|de|pour|wifi)\s|--?>|→|⇒/i;
const BY_A_MODEL =
  /\b(?:photo(?:graph(?:ed|y)?|realistic)?s?|pictured|illustrations?|painting|painted|watercolou?r|oil|portrait|cartoon|cinematic|sketch|3d|anime|logo|vintage|render)\b/i;
const MAX_HEAD_WORDS = 6;
const FIGURES =
  /\b(?:triangles?|waves?|dots?|stripes?|lines?|circles?|hexagons?|squares?|arcs?|tiles?|shapes|terrazzo|confetti)\b/i;

/** The thing that is asked for, `seamless pattern` of `A seamless pattern of triangles`; empty where it is a longer sentence. */
function headOf(prompt: string): string {
  const text = prompt.slice(0, 400).replace(OPENING, '');
  const head = (text.split(REST, 1)[0] ?? '').trim();
  const words = head.split(/\s+/);
  return words.length > MAX_HEAD_WORDS || words.some((word) => /.ing$/i.test(word)) ? '' : head;
}

const RULES: readonly (readonly [DrawnKind, (head: string, prompt: string) => boolean])[] = [
  ['qr', (head) => /\bqr(?:[\s-]?code)?s?$|^qr[\s-]?code\b/i.test(head)],
  [
    'diagram',
    (head, prompt) =>
      /(?:\b(?:diagram|flow ?chart|flow ?diagram|org ?chart|mind ?map)|^process|^workflow)$/i.test(head) ||
      isChain(prompt),
  ],
  [
    'chart',
    (head, prompt) =>
      /(?:charts?|graph|plot|diagramm|gráfico|graphique)$|^(?:plot|chart|graph)\b/i.test(head) &&
      pointsIn(prompt).length > 1,
  ],
  [
    'card',
    (head) =>
      /\b(?:open ?graph|og|social(?: media)?|link preview|link|preview|twitter|share|sharing|title)\s+(?:image|card|picture|preview|banner)$/i.test(
        head,
      ),
  ],
  ['pattern', isPattern],
];

function drawnKindIn(prompt: string): DrawnKind | undefined {
  const head = headOf(prompt);
  if (BY_A_MODEL.test(head)) return undefined;
  const [kind] = RULES.find(([, asks]) => asks(head, prompt)) ?? [];
  return kind;
}

/** `A -> B -> C`: short names between two or more arrows. */
function isChain(prompt: string): boolean {
  const parts = prompt.split(/--?>|→|⇒|\n|;/).map((part) => part.trim());
  const arrows = prompt.match(/--?>|→|⇒/g) ?? [];
  return arrows.length >= 2 && parts.every((part) => part.split(/\s+/).length <= MAX_HEAD_WORDS);
}

/** Of figures, or of nothing in particular: a pattern of foxes needs a model. */
function isPattern(head: string, prompt: string): boolean {
  if (BY_A_MODEL.test(prompt)) return false;
  if (/\bidenticon\b|\b(?:default|placeholder|geometric|abstract|generated)\s+(?:\w+\s+)?avatar$/i.test(head))
    return true;
  if (!/\b(?:pattern|background|texture|wallpaper|tile)s?$/i.test(head)) return false;
  const subject = /\bof\s+([^,.;]+)/i.exec(prompt)?.[1];
  if (subject !== undefined) return FIGURES.test(subject);
  return /\b(?:seamless|tile?able|repeating|geometric|abstract|dott?(?:ed|y)|striped|wavy|honeycomb|hexagon(?:al)?|terrazzo|halftone|polka)\b/i.test(
    head,
  );
}
