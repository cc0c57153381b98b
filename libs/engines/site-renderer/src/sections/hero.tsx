import type { Fact } from '@capstan/site-document';
import { h, type VNode } from '../jsx/h.js';
import { anchorOf } from '../context/page-context.js';
import { FactLines } from '../parts/fact-line.js';
import { KeyFacts } from '../parts/key-facts.js';
import { Picture } from '../parts/picture.js';
import { type SectionProps } from '../parts/section-props.js';
import { ActionLink, Paragraphs, textParagraphs } from '../parts/section-shell.js';

/** Longer headings, and longer words, are set in a smaller size, so that a hero fits on a phone. */
const SIZES: readonly { max: number; maxWord: number; name: string }[] = [
  { max: 14, maxWord: 8, name: 'xl' },
  { max: 34, maxWord: 11, name: 'l' },
  { max: 70, maxWord: 17, name: 'm' },
];

/** The top of a page: variants differ in their style sheet, and in where pictures and facts are. */
export function Hero({ section, facts, context }: SectionProps): VNode {
  const { identity } = context.document;
  const title = section.heading?.text ?? identity.name;
  const [image, ...others] = section.images ?? [];
  const statements = facts.filter(({ type }) => type === 'statement');
  const lead = [identity.tagline?.text, ...(section.body ?? []).map(({ text }) => text)].join(' ');
  const rest = facts.filter((fact) => fact.type !== 'statement' && !isAreaIn(fact, lead));
  const classes = [
    's',
    's-hero',
    `v-${section.variant}`,
    `size-${sizeOf(title)}`,
    image ? 'has-image' : 'no-image',
  ];
  return (
    <section id={anchorOf(section.id)} class={classes.join(' ')} aria-labelledby={`h-${section.id}`}>
      <div class="wrap">
        <div class="hero-copy">
          {section.label && <p class="eyebrow">{section.label}</p>}
          <h1 id={`h-${section.id}`} style={`--longest:${longestWord(title)}`}>
            {title}
          </h1>
          <Lead title={title} section={section} statements={statements} context={context} />
          {section.action && (
            <p class="act">
              <ActionLink action={section.action} context={context} />
              {/* An em space: on a narrow screen the second button begins a line of its own. */}
              {section.secondAction && '\u2003'}
              {section.secondAction && <ActionLink action={section.secondAction} context={context} />}
            </p>
          )}
          {context.page.path === '/' && <KeyFacts except={section.facts} context={context} />}
        </div>
        {image && (
          <div class="hero-image">
            <Picture image={image} context={context} isFirst />
            {others.map((each) => (
              <Picture image={each} context={context} />
            ))}
          </div>
        )}
        {rest.length > 0 && (
          <div class="hero-facts">
            <FactLines facts={rest} context={context} />
          </div>
        )}
      </div>
    </section>
  );
}

/** A town that the lead names is not said again. */
const isAreaIn = (fact: Fact, lead: string): boolean =>
  fact.type === 'place' &&
  fact.area !== undefined &&
  fact.address === undefined &&
  fact.name === undefined &&
  lead.includes(fact.area);

/** More letters break, whatever the size. */
const MAX_WORD = 20;
const MIN_WORD = 4;

/** The letters of the longest word: the style sheet fits them into the width of the column. */
const longestWord = (title: string): number =>
  Math.min(MAX_WORD, Math.max(MIN_WORD, ...title.split(/[\s-]+/u).map((word) => [...word].length)));

const sizeOf = (title: string): string => {
  // Letters of these scripts are twice as wide.
  const wide = title.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const longest = Math.max(...title.split(/[\s-]+/u).map((word) => [...word].length));
  const size = SIZES.find(
    ({ max, maxWord }) => [...title].length + wide <= max && (wide > 0 || longest <= maxWord),
  );
  return size?.name ?? 's';
};

/** The body of the section; without one the tagline, unless it is the title already. */
function Lead({
  title,
  section,
  statements,
  context,
}: Pick<SectionProps, 'section' | 'context'> & { title: string; statements: readonly Fact[] }): VNode | null {
  const { tagline } = context.document.identity;
  const texts = statements.flatMap((fact) =>
    fact.type === 'statement' && fact.text !== title ? fact.text : [],
  );
  if (section.body || texts.length > 0) {
    return (
      <div class="lead">
        <Paragraphs copies={section.body} />
        {texts.map(textParagraphs)}
      </div>
    );
  }
  if (!tagline || tagline.text === title) return null;
  return <div class="lead">{textParagraphs(tagline.text)}</div>;
}
