import { describe, expect, it } from 'vitest';
import { statesYesNo } from './states-yes-no.js';

describe('statesYesNo', () => {
  it.each<[string, string, boolean]>([
    ['Tickets are sold out', 'sold_out', true],
    ['The tent is waterproof and light', 'waterproof', true],
    ['Shipping is free', 'has_free_shipping', true],
    ['with step-free access for wheelchairs', 'wheelchairAccess', true],
    ['Dogs are not welcome', 'dogs_welcome', false],
    ["You can't bring pets", 'pets_allowed', false],
    ['There is no parking', 'has_parking', false],
    ['Tickets are non-refundable', 'refundable', false],
    ['No pool, but parking in the yard', 'parking', true],
    ['Der Preis ist ohne Frühstück', 'frühstück', false],
  ])('takes “%s” for %s: %s, and not for the opposite', (quote, name, value) => {
    expect([statesYesNo(quote, name, value), statesYesNo(quote, name, !value)]).toEqual([true, false]);
  });

  it.each<[string, string]>([
    ['no more are left', 'sold_out'],
    ['A lamp for reading corners', 'vegan'],
    ['Breakfast is included', 'parking_included'],
  ])('takes “%s” for no statement on %s', (quote, name) => {
    expect([statesYesNo(quote, name, true), statesYesNo(quote, name, false)]).toEqual([false, false]);
  });
});
