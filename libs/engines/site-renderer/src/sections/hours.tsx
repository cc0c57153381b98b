import { h, type VNode } from '../jsx/h.js';
import { HoursTable, HoursWeek } from '../parts/hours-parts.js';
import { type SectionProps, ofType } from '../parts/section-props.js';
import { SectionShell } from '../parts/section-shell.js';

export function Hours({ section, facts, context }: SectionProps): VNode {
  const hours = ofType(facts, 'hours');
  const View = section.variant === 'week' ? HoursWeek : HoursTable;
  return (
    <SectionShell section={section} context={context} fallback={context.words.headings.hours}>
      {View({ hours, context })}
    </SectionShell>
  );
}
