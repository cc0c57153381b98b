import type { Action, Copy, Section } from '@capstan/site-document';
import { type Child, h, type VNode } from '../jsx/h.js';
import { type PageContext, anchorOf } from '../context/page-context.js';
import { Icon } from './icon.js';

interface ShellProps {
  section: Section;
  context: PageContext;
  /** The heading if the section has neither a heading nor a label. */
  fallback?: string | undefined;
  /** Whether the section shows its body itself. */
  hasOwnBody?: boolean;
  /** Whether the section shows its action itself. */
  hasOwnAction?: boolean;
  children?: Child;
}

/** A section with its heading, introduction and action; the theme decides where these are. */
export function SectionShell({
  section,
  context,
  fallback,
  hasOwnBody,
  hasOwnAction,
  children,
}: ShellProps): VNode {
  const { id, component, variant, action } = section;
  const title = section.heading?.text ?? section.label ?? fallback;
  const titleId = title === undefined ? undefined : `h-${id}`;
  return (
    <section id={anchorOf(id)} class={`s s-${component} v-${variant}`} aria-labelledby={titleId}>
      <div class="wrap">
        {title !== undefined && (
          <header class="s-head">
            {section.heading && section.label && <p class="eyebrow">{section.label}</p>}
            <h2 id={titleId}>{title}</h2>
            {!hasOwnBody && <Paragraphs copies={section.body} />}
          </header>
        )}
        <div class="s-main">
          {title === undefined && !hasOwnBody && <Paragraphs copies={section.body} />}
          {children}
          {action && !hasOwnAction && (
            <p class="act">
              <ActionLink action={action} context={context} />
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

export function Paragraphs({
  copies,
  kind = 'intro',
}: {
  copies: readonly Copy[] | undefined;
  kind?: string;
}): VNode | null {
  if (copies === undefined || copies.length === 0) return null;
  return <div class={kind}>{copies.map(({ text }) => textParagraphs(text))}</div>;
}

/** Blank lines separate paragraphs. */
export const textParagraphs = (text: string): VNode[] =>
  text.split(/\n{2,}/).map((part) => <p>{part.trim()}</p>);

export function ActionLink({
  action,
  context,
  kind = '',
}: {
  action: Action;
  context: PageContext;
  kind?: string;
}): VNode {
  return (
    <a class={`btn ${kind}`.trim()} href={context.target(action.target)}>
      <span>{action.label}</span>
      <Icon name="arrow" />
    </a>
  );
}
