import type { Fact, FactOf, FactType, Section } from '@capstan/site-document';
import type { VNode } from '../jsx/h.js';
import type { PageContext } from '../context/page-context.js';

/** What a section component gets. */
export interface SectionProps {
  section: Section;
  /** The facts that the section shows, in its order. */
  facts: readonly Fact[];
  context: PageContext;
}

export type SectionComponent = (props: SectionProps) => VNode | null;

/** The facts of a type. */
export const ofType = <T extends FactType>(facts: readonly Fact[], type: T): FactOf<T>[] =>
  facts.filter((fact): fact is FactOf<T> => fact.type === type);

/** The title of a part of a section; undefined if it is the heading of the section already. */
export const partTitle = ({ heading, label }: Section, title: string | undefined): string | undefined =>
  title !== undefined && title.toLowerCase() === (heading?.text ?? label)?.toLowerCase() ? undefined : title;

/** Parts by a name that they share, in the order in which the names first appear. */
export function grouped<T>(
  parts: readonly T[],
  nameOf: (part: T) => string | undefined,
): [string | undefined, T[]][] {
  const groups = new Map<string | undefined, T[]>();
  for (const part of parts) {
    const name = nameOf(part);
    const group = groups.get(name);
    if (group) group.push(part);
    else groups.set(name, [part]);
  }
  return [...groups];
}
