import type { RecordSchema, RecordView, RecordViewOf } from '@capstan/site-document';
import { h, type VNode } from '../jsx/h.js';
import type { PageContext } from '../context/page-context.js';
import { FactLines } from '../parts/fact-line.js';
import { type SectionProps } from '../parts/section-props.js';
import { SectionShell } from '../parts/section-shell.js';
import { RecordForm } from '../records/form.js';

/** The entries of a record in one of its views. The script of the site fetches them into this frame. */
export function Entries({ section, facts, context }: SectionProps): VNode {
  const record = context.record(section.record);
  const view = record?.views[section.view ?? record.views.findIndex(({ type }) => type !== 'form')];
  return (
    <SectionShell section={section} context={context} fallback={record?.plural} hasOwnAction>
      <FactLines facts={facts} context={context} />
      {record?.access.read === 'owner' && <p class="note">{context.words.refusals.forbidden}</p>}
      {record && view && record.access.read !== 'owner' && (
        <div class={`entries entries-${view.type}`} data-entries={record.id} data-view={JSON.stringify(view)}>
          <Frame view={view} record={record} />
          <p class="entries-state" role="status">
            {context.words.entries.needsScript}
          </p>
        </div>
      )}
      {record && record.access.create !== 'owner' && record.access.update !== 'owner' && (
        <AddForm record={record} section={section.id} context={context} />
      )}
    </SectionShell>
  );
}

function AddForm({
  record,
  section,
  context,
}: {
  record: RecordSchema;
  section: string;
  context: PageContext;
}): VNode {
  const { add } = context.words.entries;
  return (
    <details class="add-entry">
      <summary class="btn">
        <span>
          {add}: {record.name}
        </span>
      </summary>
      <RecordForm record={record} prefix={`${section}-add`} submit={add} context={context} />
    </details>
  );
}

function Frame({ view, record }: { view: RecordView; record: RecordSchema }): VNode {
  switch (view.type) {
    case 'table':
      return <TableFrame view={view} record={record} />;
    case 'board':
      return <BoardFrame view={view} record={record} />;
    case 'calendar':
    case 'chart':
      return <div class={`frame frame-${view.type}`} data-frame />;
    default:
      return <ul class={`frame frame-${view.type}`} data-frame />;
  }
}

const labelOf = (record: RecordSchema, id: string): string =>
  record.fields.find((field) => field.id === id)?.label ?? id;

function TableFrame({ view, record }: { view: RecordViewOf<'table'>; record: RecordSchema }): VNode {
  return (
    <div class="table-scroll" role="group" aria-label={record.plural} tabindex="0">
      <table class="frame-table">
        <thead>
          <tr>
            {view.columns.map((column) => (
              <th scope="col">{labelOf(record, column)}</th>
            ))}
          </tr>
        </thead>
        <tbody data-frame />
      </table>
    </div>
  );
}

function BoardFrame({ view, record }: { view: RecordViewOf<'board'>; record: RecordSchema }): VNode {
  const options = record.fields.find(({ id }) => id === view.groupBy)?.options ?? [];
  return (
    <div class="frame-board" role="group" aria-label={record.plural} tabindex="0">
      {options.map(({ value, label }) => (
        <section class="column" data-column={value} aria-label={label}>
          <h3>
            {label} <span class="column-count" />
          </h3>
          <ul class="cards" data-frame />
        </section>
      ))}
    </div>
  );
}
