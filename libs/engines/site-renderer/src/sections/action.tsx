import { h, type VNode } from '../jsx/h.js';
import { FactLines } from '../parts/fact-line.js';
import { type SectionProps } from '../parts/section-props.js';
import { ActionLink, SectionShell } from '../parts/section-shell.js';

/** One call to action. */
export function CallToAction({ section, facts, context }: SectionProps): VNode {
  return (
    <SectionShell section={section} context={context} hasOwnAction>
      <FactLines facts={facts} context={context} />
      {section.action && (
        <p class="act">
          <ActionLink action={section.action} context={context} kind="btn-large" />
        </p>
      )}
    </SectionShell>
  );
}
