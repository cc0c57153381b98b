import { h, type VNode } from '../jsx/h.js';
import { type SectionProps, ofType } from '../parts/section-props.js';
import { SectionShell } from '../parts/section-shell.js';

/** Comparable figures. Every value is also readable as text. */
export function Chart({ section, facts, context }: SectionProps): VNode {
  const numbers = ofType(facts, 'number');
  const most = Math.max(0, ...numbers.map(({ value }) => value));
  return (
    <SectionShell section={section} context={context}>
      <dl class={`chart count-${Math.min(numbers.length, 12)}`}>
        {numbers.map(({ label, value, unit }) => (
          <div
            class="bar"
            style={`--share:${most <= 0 ? 0 : Math.round((Math.max(value, 0) / most) * 1000) / 10}%`}
          >
            <dt>{label}</dt>
            <dd>
              <span class="bar-value">
                {context.formats.number(value)}
                {unit !== undefined && ` ${unit}`}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </SectionShell>
  );
}
