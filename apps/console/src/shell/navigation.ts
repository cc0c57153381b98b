import {
  BanknotesIcon,
  BeakerIcon,
  BoltIcon,
  BuildingOffice2Icon,
  ChartBarIcon,
  CircleStackIcon,
  ClipboardDocumentListIcon,
  ClockIcon,
  CodeBracketIcon,
  Cog6ToothIcon,
  CpuChipIcon,
  HomeIcon,
  InboxIcon,
  KeyIcon,
  ListBulletIcon,
  PaperAirplaneIcon,
  QueueListIcon,
  RectangleStackIcon,
  RectangleGroupIcon,
  ServerStackIcon,
  UsersIcon,
} from '@heroicons/react/16/solid';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType, SVGProps } from 'react';

export interface Destination {
  label: string;
  to: NonNullable<LinkProps['to']>;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** Further words that find it in the command palette. */
  keywords: string;
}

export interface Section {
  label: string;
  isForOperators?: boolean;
  destinations: readonly Destination[];
}

/** The pages of the console, in the order of the navigation. */
export const SECTIONS: readonly Section[] = [
  {
    label: 'Work',
    destinations: [
      { label: 'Overview', to: '/', icon: HomeIcon, keywords: 'home balance start' },
      {
        label: 'Playground',
        to: '/playground',
        icon: CodeBracketIcon,
        keywords: 'try call search scrape code',
      },
      { label: 'Research', to: '/research', icon: BeakerIcon, keywords: 'report sources' },
      { label: 'Builds', to: '/builds', icon: RectangleGroupIcon, keywords: 'site app preview' },
    ],
  },
  {
    label: 'Activity',
    destinations: [
      { label: 'Requests', to: '/requests', icon: ListBulletIcon, keywords: 'log receipts errors calls' },
      { label: 'Usage', to: '/usage', icon: ChartBarIcon, keywords: 'spend export csv' },
      { label: 'Ledger', to: '/ledger', icon: BanknotesIcon, keywords: 'credits balance charges' },
      { label: 'Jobs', to: '/jobs', icon: ClockIcon, keywords: 'transcriptions progress running' },
      {
        label: 'Sent messages',
        to: '/messages',
        icon: PaperAirplaneIcon,
        keywords: 'e-mail sms delivered bounced',
      },
      { label: 'Inbox', to: '/inbox', icon: InboxIcon, keywords: 'messages' },
    ],
  },
  {
    label: 'Account',
    destinations: [
      { label: 'API keys', to: '/keys', icon: KeyIcon, keywords: 'create revoke rotate cap' },
      { label: 'Webhooks', to: '/webhooks', icon: BoltIcon, keywords: 'events deliveries' },
      { label: 'Members', to: '/members', icon: UsersIcon, keywords: 'invite roles team' },
    ],
  },
  {
    label: 'Operator',
    isForOperators: true,
    destinations: [
      { label: 'System', to: '/operator', icon: CpuChipIcon, keywords: 'operator overview health' },
      {
        label: 'Accounts',
        to: '/operator/accounts',
        icon: BuildingOffice2Icon,
        keywords: 'credits grant suspend',
      },
      {
        label: 'Providers',
        to: '/operator/providers',
        icon: ServerStackIcon,
        keywords: 'breakers latency configuration',
      },
      {
        label: 'Configuration',
        to: '/operator/configuration',
        icon: Cog6ToothIcon,
        keywords: 'settings environment variables secrets',
      },
      { label: 'All requests', to: '/operator/requests', icon: QueueListIcon, keywords: 'log' },
      {
        label: 'All jobs',
        to: '/operator/jobs',
        icon: RectangleStackIcon,
        keywords: 'queues running waiting leases workers',
      },
      {
        label: 'Storage',
        to: '/operator/storage',
        icon: CircleStackIcon,
        keywords: 'database disk size artifacts workspaces models',
      },
      {
        label: 'Audit log',
        to: '/operator/audit',
        icon: ClipboardDocumentListIcon,
        keywords: 'actions history',
      },
    ],
  },
];
