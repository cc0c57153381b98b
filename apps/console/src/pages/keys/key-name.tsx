import type { ReactElement } from 'react';
import { TextLink } from '../../components/text-link.tsx';
import { useKeys } from './use-keys.ts';

/** The name of the key of a call, which leads to it. Sessions of the console have an id, too. */
export function KeyName({ id }: { id: string }): ReactElement {
  const keys = useKeys();
  const key = keys.data?.keys.find((one) => one.id === id);
  if (!key) return <span>{keys.isPending ? '…' : otherName(id)}</span>;
  return (
    <TextLink to="/keys/$id" params={{ id }} inherit>
      {key.name}
    </TextLink>
  );
}

/** Of what is not among the latest keys: most often a session. */
export const otherName = (id: string): string => `session or older key ${id.slice(0, 8)}`;
