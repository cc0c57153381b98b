import type { Brief } from '../../model/brief.js';
import type { FieldSpec } from '../../model/data-schema.js';
import { askedFields, typeOfLabel } from '../asked-fields.js';
import { needed, optional } from '../fields.js';
import { PLAN_WORDS } from '../words/words.js';
import { appPage } from './app-page.js';
import type { PlannedApp } from './planned-app.js';

/** Cards in columns that everyone with the address may add, move, change and delete. */
export function planBoard(brief: Brief): PlannedApp {
  const { board } = PLAN_WORDS[brief.language];
  const fields = fieldsOf(brief);
  return {
    page: appPage(brief, 'board', 'cards', { ...board, heading: board.list, sectionText: board.listText }),
    collections: [
      {
        name: 'cards',
        title: board.title,
        access: 'edit',
        fields,
        publicFields: fields.map(({ name }) => name),
      },
    ],
  };
}

/** Asked-for words that are no kind of value (`Backlog`, `In review`) are columns; the others are fields of a card. */
function fieldsOf(brief: Brief): FieldSpec[] {
  const { board, fields } = PLAN_WORDS[brief.language];
  const columns = brief.fields.filter(isColumn);
  const hasColumns = columns.length > 1;
  const asked = hasColumns ? brief.fields.filter((label) => !isColumn(label)) : brief.fields;
  const titles = hasColumns ? columns : board.columns;
  const extra = askedFields(asked)
    .filter(
      ({ name, type }) =>
        !['title', 'column', 'position'].includes(name) && type !== 'email' && type !== 'phone',
    )
    .map((field) => ({ ...field, isRequired: false }));
  return [
    needed('title', fields.title, 'text'),
    ...(extra.length > 0
      ? extra
      : [optional('assignee', fields.assignee, 'text'), optional('note', fields.note, 'long_text')]),
    {
      ...needed('column', fields.column, 'choice'),
      options: titles.map((label, index) => ({ value: `c${index + 1}`, label })),
    },
    optional('position', fields.position, 'number'),
  ];
}

const CARD_WORDS =
  /assignee|owner|who\b|priority|label|title|person|zuständig|priorität|titel|responsable|priorit|titre|prioridad|título|responsável|prioridade|担当|優先|タイトル/iu;

function isColumn(label: string): boolean {
  return typeOfLabel(label) === 'text' && !CARD_WORDS.test(label);
}
