import { grants, grantsReading } from '@capstan/auth';
import { describe, expect, it } from 'vitest';
import { scopesOf } from './role.js';

describe('scopesOf', () => {
  it('lets owners do everything in the account', () => {
    expect(grants(scopesOf('owner', false), 'account')).toBe(true);
    expect(grants(scopesOf('owner', false), 'capability:search')).toBe(true);
  });

  it('lets members call capabilities and read the account', () => {
    expect(grants(scopesOf('member', false), 'capability:search')).toBe(true);
    expect(grantsReading(scopesOf('member', false), 'account')).toBe(true);
    expect(grants(scopesOf('member', false), 'account')).toBe(false);
  });

  it('lets viewers read', () => {
    expect(grantsReading(scopesOf('viewer', false), 'account')).toBe(true);
    expect(grantsReading(scopesOf('viewer', false), 'capability:build_status')).toBe(true);
    expect(grants(scopesOf('viewer', false), 'capability:search')).toBe(false);
  });

  it.each(['owner', 'member', 'viewer'] as const)('gives admin to operators only, as %s', (role) => {
    expect(grants(scopesOf(role, true), 'admin')).toBe(true);
    expect(grantsReading(scopesOf(role, false), 'admin')).toBe(false);
  });
});
