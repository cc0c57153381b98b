import type { KeyListResult } from '@capstan/client';
import type { ReactElement } from 'react';
import { TextLink } from '../../components/text-link.tsx';
import { useKeys } from './use-keys.ts';

/** The name of the key of a call, which leads to it. Sessions of the console have an id, too. */
export function KeyName({ id }: { id: string }): ReactElement {
  const keys = useKeys();
  const key = keys.data?.keys.find((one) => one.id === id);
  if (!key) return <span>{keys.data ? otherName(id, keys.data) : '…'}</span>;
  return (
    <TextLink to="/keys/$id" params={{ id }} inherit>
      {key.name}
    </TextLink>
  );
}

/** Name of an id that is not among the latest keys: a session of the console, unless there are more keys. */
export const otherName = (id: string, { next_after: more }: KeyListResult): string =>
  `${more === null ? 'console session' : 'console session or older key'} ${id.slice(0, 8)}`;
