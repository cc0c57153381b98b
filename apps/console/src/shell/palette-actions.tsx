import {
  ArrowRightStartOnRectangleIcon,
  BeakerIcon,
  KeyIcon,
  QuestionMarkCircleIcon,
  RectangleGroupIcon,
} from '@heroicons/react/16/solid';
import type { SpotlightActionData } from '@mantine/spotlight';
import { useNavigate } from '@tanstack/react-router';
import { usePermissions } from '../api/permissions.ts';
import { signOut } from '../api/sign-out.ts';

/** The actions of the command palette in addition to navigation. */
export function usePaletteActions(onHelp: () => void): SpotlightActionData[] {
  const navigate = useNavigate();
  const { mayCall, mayManage } = usePermissions();
  const managing: SpotlightActionData[] = [
    {
      id: 'create-key',
      label: 'Create a key',
      keywords: 'new api key token',
      leftSection: <KeyIcon width={16} />,
      onClick: () => void navigate({ to: '/keys', search: { create: '1' } }),
    },
  ];
  const calling: SpotlightActionData[] = [
    {
      id: 'new-build',
      label: 'Start a build',
      keywords: 'new site app',
      leftSection: <RectangleGroupIcon width={16} />,
      onClick: () => void navigate({ to: '/builds' }),
    },
    {
      id: 'new-research',
      label: 'Start research',
      keywords: 'new report question',
      leftSection: <BeakerIcon width={16} />,
      onClick: () => void navigate({ to: '/research' }),
    },
  ];
  return [
    ...(mayManage ? managing : []),
    ...(mayCall ? calling : []),
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      keywords: 'keys help',
      leftSection: <QuestionMarkCircleIcon width={16} />,
      onClick: onHelp,
    },
    {
      id: 'sign-out',
      label: 'Sign out',
      keywords: 'log out leave end session',
      leftSection: <ArrowRightStartOnRectangleIcon width={16} />,
      onClick: () => void signOut(),
    },
  ];
}
