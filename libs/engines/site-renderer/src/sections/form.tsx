import { h, type VNode } from '../jsx/h.js';
import { FactLines } from '../parts/fact-line.js';
import { type SectionProps } from '../parts/section-props.js';
import { SectionShell } from '../parts/section-shell.js';
import { RecordForm } from '../records/form.js';

/** A form of a record, with facts next to it: questions, bookings and orders differ in their fields. */
export function FormSection({ section, facts, context }: SectionProps): VNode {
  const { forms } = context.words;
  const record = context.record(section.record);
  const submits = { form: forms.send, booking: forms.book, order: forms.order };
  return (
    <SectionShell section={section} context={context} fallback={record?.name} hasOwnAction>
      <div class="form-layout">
        <FactLines facts={facts} context={context} />
        {record && (
          <RecordForm
            record={record}
            prefix={section.id}
            submit={section.action?.label ?? submits[section.component as keyof typeof submits] ?? forms.send}
            context={context}
          />
        )}
      </div>
    </SectionShell>
  );
}
