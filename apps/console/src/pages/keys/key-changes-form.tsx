import type { KeyResult, RestrictKeyBody } from '@capstan/client';
import { notifications } from '@mantine/notifications';
import { type ReactElement, useState } from 'react';
import { useApiMutation } from '../../api/use-api.ts';
import { changedBody, changesOf, type KeyChanges, UNCHANGED } from './key-changes.ts';
import { ACCESS, EXPIRY } from './key-choices.ts';
import { KeyForm } from './key-form.tsx';

const AS_IT_IS = { value: UNCHANGED, label: 'As it is' } as const;

/** Changes the name, access and limits of a key. */
export function KeyChangesForm({ apiKey }: { apiKey: KeyResult }): ReactElement {
  const [fields, setFields] = useState<KeyChanges>(() => changesOf(apiKey));
  const change = useApiMutation<KeyResult, RestrictKeyBody>((body) => ({
    method: 'PATCH',
    path: `/v1/keys/${apiKey.id}`,
    body,
  }));
  const save = (): void =>
    change.mutate(changedBody(apiKey, fields), {
      onSuccess: ({ data }) => {
        setFields(changesOf(data));
        notifications.show({ message: 'The limits are saved.', color: 'green' });
      },
    });
  const hasOtherScopes = changesOf(apiKey).access === UNCHANGED;
  return (
    <KeyForm
      fields={fields}
      onChange={setFields}
      onSubmit={save}
      isPending={change.isPending}
      error={change.error}
      submitLabel="Save limits"
      accessChoices={hasOtherScopes ? [AS_IT_IS, ...ACCESS] : ACCESS}
      expiryChoices={[AS_IT_IS, ...EXPIRY]}
    />
  );
}
