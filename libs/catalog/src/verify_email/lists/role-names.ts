/** Local parts that name a role; RFC 2142 and other common ones. */
export const ROLE_NAMES: ReadonlySet<string> = new Set(
  `abuse accounting accounts admin administrator all billing board booking bookings ceo careers career compliance contact
  contactus customerservice customercare dataprotection datenschutz dev developers devnull dns editor editorial einkauf
  enquiries enquiry everyone feedback finance ftp general hello help helpdesk hi hostmaster hr info information
  inquiries inquiry investorrelations investors invoice invoices ir it jobs kontakt legal list list-request mail
  mailer-daemon maildaemon management marketing media news newsletter no-reply no_reply noc noreply office ops orders
  partners partnerships payments personal phish phishing postmaster pr presse press privacy purchasing recruiting
  recruitment registrar remove reservations root sales security service shop spam staff support sysadmin team tech
  undisclosed-recipients unsubscribe usenet uucp vertrieb webmaster welcome www`.split(/\s+/),
);
