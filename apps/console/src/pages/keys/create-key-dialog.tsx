import type { NewKeyResult } from '@capstan/client';
import { type ReactElement, useState } from 'react';
import { useApiMutation } from '../../api/use-api.ts';
import { bodyOf, type KeyFields, NEW_KEY } from './key-fields.ts';
import { ACCESS, EXPIRY } from './key-choices.ts';
import { KeyForm } from './key-form.tsx';
import { ShownKey } from './shown-key.tsx';
import { Dialog } from '../../components/dialog.tsx';

/** Creates a key and shows it, once. */
export function CreateKeyDialog(props: { opened: boolean; onClose: () => void }): ReactElement {
  const { opened, onClose } = props;
  const [fields, setFields] = useState<KeyFields>(NEW_KEY);
  const create = useApiMutation<NewKeyResult, KeyFields>((given) => ({
    method: 'POST',
    path: '/v1/keys',
    body: bodyOf(given),
  }));
  const close = (): void => {
    onClose();
    create.reset();
    setFields(NEW_KEY);
  };
  const made = create.data?.data;
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={made ? 'Copy the key now' : 'Create an API key'}
      // The key cannot be shown again: a click outside must not lose it.
      closeOnClickOutside={made === undefined}
    >
      {made ? (
        <ShownKey apiKey={made.key} onDone={close} />
      ) : (
        <KeyForm
          fields={fields}
          onChange={setFields}
          onSubmit={() => create.mutate(fields)}
          isPending={create.isPending}
          error={create.error}
          submitLabel="Create key"
          accessChoices={ACCESS}
          expiryChoices={EXPIRY}
        />
      )}
    </Dialog>
  );
}
