import type { RecordField, RecordView } from '@capstan/site-document';

export function viewsOf(types: readonly RecordView['type'][], fields: readonly RecordField[]): RecordView[] {
  const title = fields.find(({ type }) => type === 'text')?.id ?? fields[0]!.id;
  const choice = fields.find(({ type }) => type === 'choice')?.id;
  const date = fields.find(({ type }) => type === 'date')?.id;
  return types.flatMap((type): RecordView[] => {
    switch (type) {
      case 'form':
        return [{ type }];
      case 'table':
        return [{ type, columns: fields.slice(0, 12).map(({ id }) => id) }];
      case 'board':
        return choice === undefined ? [{ type: 'list', title }] : [{ type, groupBy: choice, title }];
      case 'calendar':
        return date === undefined ? [] : [{ type, date, title }];
      default:
        return [
          {
            type: 'list',
            title,
            detail: fields
              .filter(({ id }) => id !== title)
              .slice(0, 6)
              .map(({ id }) => id),
          },
        ];
    }
  });
}

/** Null without a field that can be grouped by. */
export function chartOf(fields: readonly RecordField[]): RecordView | null {
  const group = fields.find(
    ({ type }) => type === 'choice' || type === 'date' || type === 'checkbox' || type === 'number',
  );
  return group === undefined ? null : { type: 'chart', groupBy: group.id };
}
