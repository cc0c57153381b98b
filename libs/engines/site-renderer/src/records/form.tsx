import type { FactOf, RecordSchema } from '@capstan/site-document';
import { h, type VNode } from '../jsx/h.js';
import { type PageContext, fileOf } from '../context/page-context.js';
import { fill } from '../words/interface-words.js';
import { Field } from './field.js';

interface FormProps {
  record: RecordSchema;
  prefix: string;
  submit: string;
  context: PageContext;
}

/**
 * A form of a record. It works without a script: the service redirects back to the anchor of the confirmation, or
 * answers with the form and its faults.
 */
export function RecordForm({ record, prefix, submit, context }: FormProps): VNode {
  const { words, page } = context;
  if (record.access.create === 'owner') return <p class="note">{words.refusals.forbidden}</p>;
  const hasAnchors = context.claimAnchors(record.id);
  return (
    <div class="form-box">
      {hasAnchors && (
        <div class="answers">
          <p class="answer-sent" id={record.id} role="status" tabindex="-1">
            {record.confirmation ?? words.forms.sent}
          </p>
          <p class="answer-refused" role="alert" tabindex="-1">
            {words.refusals.failed}
          </p>
        </div>
      )}
      <form class="form" method="post" action={context.dataUrl(record.id)} data-record={record.id}>
        <input type="hidden" name="_page" value={fileOf(page.path)} />
        <p class="trap" aria-hidden="true">
          <label for={`${prefix}-website`}>{words.forms.hidden}</label>
          <input id={`${prefix}-website`} name="_website" tabindex="-1" autocomplete="off" />
        </p>
        <div class="fields">
          {record.fields.map((field) => (
            <Field field={slotHelp(field, record, context)} prefix={prefix} context={context} />
          ))}
        </div>
        <div class="form-end">
          <button class="btn" type="submit">
            <span>{submit}</span>
          </button>
          <p class="form-state" role="status" />
        </div>
      </form>
    </div>
  );
}

/** Without a script a time is typed in, so the form says which times there are. */
function slotHelp(
  field: RecordSchema['fields'][number],
  { slots, fields }: RecordSchema,
  context: PageContext,
): RecordSchema['fields'][number] {
  if (field.type !== 'slot' || !slots || field.help !== undefined) return field;
  const times =
    'timesOf' in slots ? optionHelp(slots.timesOf, fields, context) : hoursHelp(slots.hours, context);
  return { ...field, help: fill(context.words.forms.noScriptTime, { hours: times.join(', ') }) };
}

const hoursHelp = (ids: readonly string[], context: PageContext): string[] =>
  context
    .factsOf(ids)
    .filter((fact): fact is FactOf<'hours'> => fact.type === 'hours')
    .map((fact) => `${context.formats.days(fact.days)} ${context.formats.hours(fact)}`);

const optionHelp = (choice: string, fields: RecordSchema['fields'], context: PageContext): string[] =>
  (fields.find(({ id }) => id === choice)?.options ?? []).flatMap(({ label, fact: id }) => {
    const item = context.fact(id);
    const times = item?.type === 'item' ? (item.times ?? []) : [];
    return times.map((time) => `${label} (${context.formats.weekly(time)})`);
  });
