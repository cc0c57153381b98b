import { diagramFormIn } from '@capstan/drawing';
import { hasCardText, withoutCardText } from './card-in-prompt.js';
import { namesScene } from './card/names-scene.js';
import { jsonChartIn } from './chart/json-points.js';
import { pointsIn } from './chart-in-prompt.js';
import type { ChosenKind, DrawnKind, ImageKind } from './image-kind.js';
import { isPattern } from './pattern/is-pattern.js';
import { hasQrContent } from './qr-in-prompt.js';
import { type Asked, askedPlaces } from './reading/asked-kind.js';
import { MaskedText } from './reading/masked-text.js';
import { plainRequest } from './reading/plain-request.js';
import { namesSubjects, speaksOfPicture } from './reading/speaks-of-picture.js';

/** The parameters that determine the kind. */
export interface KindRequest {
  kind: ImageKind;
  prompt: string;
  data?: object;
  text?: object;
}

/** Returns the kind of a call: the one it names or, with `auto`, a drawn one if the prompt clearly requests it. */
export function kindOf({ kind, prompt, data, text }: KindRequest): ChosenKind {
  if (kind !== 'auto') return kind;
  if (data) return 'chart';
  if (text) return 'card';
  return rememberedKind(prompt) ?? 'image';
}

/** A request must name a kind and have the content that the kind needs. */
const RULES: readonly (readonly [DrawnKind, (masked: MaskedText, prompt: string) => boolean])[] = [
  ['qr', isQrCode],
  ['chart', (masked, prompt) => !asksForDiagram(masked) && isChart(masked, prompt)],
  ['diagram', isStructure],
  ['chart', isChart],
  ['diagram', isList],
  ['card', isCard],
  ['pattern', (masked) => !namesSubjects(masked) && isPattern(masked)],
];

const MAX_REMEMBERED = 16;
const remembered = new Map<string, DrawnKind | undefined>();

/** Cached, because each validation rule of a call needs it and prompts may be long. */
function rememberedKind(prompt: string): DrawnKind | undefined {
  if (remembered.has(prompt)) return remembered.get(prompt);
  const kind = drawnKindIn(prompt);
  if (remembered.size >= MAX_REMEMBERED) remembered.delete(remembered.keys().next().value as string);
  remembered.set(prompt, kind);
  return kind;
}

function drawnKindIn(prompt: string): DrawnKind | undefined {
  const request = plainRequest(prompt);
  const masked = MaskedText.of(request);
  if (speaksOfPicture(masked)) return undefined;
  const [kind] = RULES.find(([, asksFor]) => asksFor(masked, prompt)) ?? [];
  return kind;
}

const asks = (masked: MaskedText, asked: Asked): boolean => askedPlaces(masked, asked).length > 0;
const asksForDiagram = (masked: MaskedText): boolean => asks(masked, 'diagram') || asks(masked, 'flow');

/** A diagram whose text states its connections; arrows between short names are enough as a request. */
function isStructure(masked: MaskedText, prompt: string): boolean {
  if (isChain(prompt) && !namesSubjects(masked)) return true;
  const form = diagramFormIn(prompt);
  return (
    form === 'mermaid' ||
    (form !== undefined && form !== 'list' && form !== 'reports' && asksForDiagram(masked))
  );
}

/** Steps and parts of an organization may be a list; for other diagrams a list may be the contents of a picture. */
function isList(masked: MaskedText, prompt: string): boolean {
  const form = diagramFormIn(prompt);
  return (
    (form === 'list' || form === 'reports') &&
    asks(masked, 'flow') &&
    /[:：\n]|\bsteps?\b/.test(masked.folded)
  );
}

/** A QR code needs content; mentioned people need not be shown. */
function isQrCode(masked: MaskedText, prompt: string): boolean {
  if (!asks(masked, 'qr') || !hasQrContent(prompt)) return false;
  const request = [...masked.folded.matchAll(PUBLIC)].reduce(
    (rest, { index, 0: word }) => rest.blank(index, index + word.length),
    masked,
  );
  return !namesSubjects(request);
}

const PUBLIC =
  /(?<![a-z])(?:people|persons?|someone|everyone|guests|gente|personas|pessoas|persone|personnes|leute|menschen)(?= (?:to|zu|a|can|may|who)(?![a-z]))/g;

/** A card needs text, and contains nothing else. */
function isCard(masked: MaskedText): boolean {
  if (!asks(masked, 'card') || !hasCardText(masked)) return false;
  const request = withoutCardText(masked);
  return !namesSubjects(request) && !namesScene(request);
}

/** A chart needs at least two labeled numbers. */
function isChart(masked: MaskedText, prompt: string): boolean {
  const json = jsonChartIn(prompt);
  const isAsked =
    asks(masked, 'chart') ||
    (json?.type !== undefined &&
      asks(MaskedText.of(`${json.type} chart`), 'chart') &&
      CHART_TYPE.test(json.type));
  return isAsked && pointsIn(prompt).length > 1;
}

const CHART_TYPE = /chart|graph|plot|bar|pie|donut|doughnut|line|area|column/i;
const MAX_NAME_WORDS = 6;

/** `A -> B -> C`: short names between two or more arrows. */
function isChain(prompt: string): boolean {
  const parts = prompt.split(/--?>|→|⇒|\n|;/).map((part) => part.trim());
  const arrows = prompt.match(/--?>|→|⇒/g) ?? [];
  return arrows.length >= 2 && parts.every((part) => part.split(/\s+/).length <= MAX_NAME_WORDS);
}
