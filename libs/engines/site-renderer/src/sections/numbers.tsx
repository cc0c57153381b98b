import { h, type VNode } from '../jsx/h.js';
import { type SectionProps, ofType } from '../parts/section-props.js';
import { SectionShell } from '../parts/section-shell.js';

export function Numbers({ section, facts, context }: SectionProps): VNode {
  const numbers = ofType(facts, 'number');
  return (
    <SectionShell section={section} context={context}>
      <dl class={`numbers count-${Math.min(numbers.length, 6)}`}>
        {numbers.map(({ label, value, unit }) => (
          <div class="number">
            <dt>{label}</dt>
            <dd>
              {context.formats.number(value)}
              {unit !== undefined && <span class="unit"> {unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </SectionShell>
  );
}
