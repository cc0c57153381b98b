import { h, type VNode } from '../jsx/h.js';
import { type SectionProps } from '../parts/section-props.js';
import { SectionShell } from '../parts/section-shell.js';

/** Names or places as a line of text. It does not move: moving text would have to be stoppable. */
export function Ticker({ section, facts, context }: SectionProps): VNode {
  const texts = facts.flatMap((fact) => {
    if (fact.type === 'list') return [...(fact.title === undefined ? [] : [fact.title]), ...fact.entries];
    if (fact.type !== 'place') return [];
    return [fact.name, fact.address, fact.area, fact.directions].filter((text) => text !== undefined);
  });
  return (
    <SectionShell section={section} context={context}>
      <ul class="ticker">
        {texts.map((text) => (
          <li>{text}</li>
        ))}
      </ul>
    </SectionShell>
  );
}
