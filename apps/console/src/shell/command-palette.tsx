import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/spotlight/styles.css';
import { MagnifyingGlassIcon } from '@heroicons/react/16/solid';
import { createSpotlight, Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, useEffect } from 'react';
import { useSession } from '../api/session.ts';
import { useTools } from '../pages/playground/use-tools.ts';
import { SECTIONS } from './navigation.ts';
import { usePaletteActions } from './palette-actions.tsx';

const [store, spotlight] = createSpotlight();

interface CommandPaletteProps {
  onClose: () => void;
  onHelp: () => void;
}

/** Every page, action and capability, by name. */
export function CommandPalette({ onClose, onHelp }: CommandPaletteProps): ReactElement {
  const { user } = useSession();
  const navigate = useNavigate();
  const tools = useTools();
  const actions = usePaletteActions(onHelp);
  useEffect(() => spotlight.open(), []);
  const pages = SECTIONS.filter(({ isForOperators }) => isForOperators !== true || user.is_operator).flatMap(
    ({ label, destinations }) =>
      destinations.map(({ label: page, to, icon: Icon, keywords }): SpotlightActionData => ({
        id: to,
        label: page,
        description: label,
        keywords,
        leftSection: <Icon width={16} />,
        onClick: () => void navigate({ to }),
      })),
  );
  const calls = (tools.data ?? []).map(({ name, title, summary }): SpotlightActionData => ({
    id: `call-${name}`,
    label: `Try ${title}`,
    description: summary,
    keywords: name,
    leftSection: <MagnifyingGlassIcon width={16} />,
    onClick: () => void navigate({ to: '/playground', search: { capability: name } }),
  }));
  return (
    <Spotlight
      store={store}
      actions={[...pages, ...actions, ...calls]}
      onSpotlightClose={onClose}
      shortcut={null}
      highlightQuery
      scrollable
      maxHeight={420}
      limit={12}
      nothingFound={tools.isPending ? 'Loading the capabilities …' : 'No page has this name'}
      searchProps={{
        leftSection: <MagnifyingGlassIcon width={16} />,
        placeholder: 'Go to a page or try a capability',
        'aria-label': 'Go to a page or try a capability',
      }}
    />
  );
}
