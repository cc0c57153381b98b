import { h, type VNode } from '../jsx/h.js';
import { type SectionProps, ofType, partTitle } from '../parts/section-props.js';
import { SectionShell } from '../parts/section-shell.js';

export function PlainList({ section, facts, context }: SectionProps): VNode {
  return (
    <SectionShell section={section} context={context}>
      <div class="lists">
        {ofType(facts, 'list').map(({ title, entries }) => (
          <div class="plain-list">
            {partTitle(section, title) !== undefined && <h3>{title}</h3>}
            <ul>
              {entries.map((entry) => (
                <li>{entry}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </SectionShell>
  );
}
