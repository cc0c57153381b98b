import { describe, expect, it } from 'vitest';
import { readText } from '../text/prompt-text.js';
import { readContact } from './read-contact.js';

describe('readContact', () => {
  it('reads numbers in the way of the country told', () => {
    expect(readContact(readText('Bakery in Lyon, tel 04 78 12 34 56'), 'fr').phone).toBe('+33 4 78 12 34 56');
    expect(readContact(readText('Shop in Tokyo. 03-1234-5678'), 'en').phone).toBe('+81 3 1234 5678');
  });

  it('keeps an announced number that no plan knows as written', () => {
    expect(readContact(readText('Call 555-0123 today'), 'en').phone).toBe('555-0123');
  });

  it('takes no date or price for a number', () => {
    expect(readContact(readText('On 2027-05-12 from 10:00-18:00, ticket $1,200'), 'en').phone).toBeNull();
  });

  it('reads mail, links and handles', () => {
    const contact = readContact(
      readText('Mail hi@nova.example, see www.nova.example and @novagym on Instagram.'),
      'en',
    );
    expect(contact.email).toBe('hi@nova.example');
    expect(contact.links).toEqual(['https://www.nova.example/', 'https://www.instagram.com/novagym']);
  });

  it('takes no scripts for links', () => {
    expect(readContact(readText('javascript:alert(1) http://user:pw@evil.example/'), 'en').links).toEqual([]);
  });

  it.each([
    ['We are at 12 High Street, Bristol.', '12 High Street, Bristol'],
    ['Hauptstraße 12, 20095 Hamburg', 'Hauptstraße 12, 20095 Hamburg'],
    ['au 12 rue de la Paix, 75002 Paris', '12 rue de la Paix, 75002 Paris'],
    ['en Calle Mayor 5, 28013 Madrid', 'Calle Mayor 5, 28013 Madrid'],
    ['na Rua Augusta 123, 1100-053 Lisboa', 'Rua Augusta 123, 1100-053 Lisboa'],
  ])('reads the address of %j', (text, address) => {
    expect(readContact(readText(text), 'en').address).toBe(address);
  });
});
