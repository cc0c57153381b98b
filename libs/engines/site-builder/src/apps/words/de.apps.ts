import type { AppWords } from './en.apps.js';

export const deApps: AppWords = {
  booking: {
    nav: 'Buchen',
    title: 'Buchungen',
    pick: 'Zeit wählen',
    pickText: 'Die freien Zeiten sind aktuell. Was eben vergeben wurde, kann niemand ein zweites Mal buchen.',
    appointment: { headline: 'Termin buchen', service: 'Leistung' },
    table: { headline: 'Tisch reservieren', service: 'Tisch' },
    room: { headline: 'Aufenthalt buchen', service: 'Zimmer' },
    space: { headline: 'Zeit buchen', service: 'Was möchten Sie buchen?' },
    class: { headline: 'Platz buchen', service: 'Kurs' },
    text: 'Zeit bei {name} aussuchen, Namen eintragen, fertig.',
    faq: 'Gut zu wissen',
    questions: [
      {
        question: 'Woran sehe ich, dass es geklappt hat?',
        answer: 'Diese Seite bestätigt Ihre Buchung sofort, mit Tag und Uhrzeit.',
      },
      {
        question: 'Was, wenn etwas dazwischenkommt?',
        answer: 'Bitte sagen Sie so früh wie möglich Bescheid, damit jemand anderes die Zeit haben kann.',
      },
      {
        question: 'Was geschieht mit meinen Angaben?',
        answer: 'Sie gehen mit der Buchung an {name}. Andere sehen nur, dass die Zeit vergeben ist.',
      },
    ],
  },
  shop: {
    nav: 'Shop',
    title: 'Bestellungen',
    headline: 'Aussuchen und bestellen',
    text: 'Stellen Sie zusammen, was Sie von {name} möchten, und senden Sie es als Anfrage.',
    catalogue: 'Das gibt es',
    catalogueText:
      'Wählen Sie die Mengen. Hier wird nichts bezahlt: Sie senden eine Anfrage, und wir melden uns.',
    empty: 'Sagen Sie uns, was Sie möchten',
    faq: 'Gut zu wissen',
    questions: [
      {
        question: 'Wann bezahle ich?',
        answer: 'Nicht auf dieser Seite. Sie senden eine Anfrage; {name} sagt Ihnen, wie bezahlt wird.',
      },
      {
        question: 'Ist die Anfrage verbindlich?',
        answer: 'Nein. Eine Bestellung wird daraus erst, wenn wir sie Ihnen bestätigt haben.',
      },
      {
        question: 'Kann ich noch etwas ändern?',
        answer:
          'Ja. Antworten Sie auf unsere Nachricht, oder senden Sie eine neue Anfrage mit einer Anmerkung.',
      },
    ],
  },
  directory: {
    nav: 'Verzeichnis',
    title: 'Einträge',
    headline: 'Finden und gefunden werden',
    text: 'Suchen Sie in dem, was andere eingetragen haben, und ergänzen Sie, was fehlt.',
    list: 'Alle Einträge',
    listText: 'Suchen Sie nach einem Wort oder grenzen Sie die Liste ein. Neue Einträge erscheinen sofort.',
    faq: 'Gut zu wissen',
    questions: [
      {
        question: 'Wer kann etwas eintragen?',
        answer: 'Alle. Das Formular unter der Liste braucht nur ein paar Zeilen.',
      },
      {
        question: 'Wird meine E-Mail-Adresse gezeigt?',
        answer: 'Nein. Nur {name} kann sie lesen, falls es eine Frage gibt.',
      },
      {
        question: 'Etwas stimmt nicht?',
        answer: 'Sagen Sie es uns, dann berichtigen oder entfernen wir den Eintrag.',
      },
    ],
  },
  board: {
    nav: 'Tafel',
    title: 'Karten',
    headline: 'Eine Tafel für alle',
    text: 'Karte anlegen, weiterschieben, und alle mit dieser Adresse sehen es.',
    list: 'Die Tafel',
    listText:
      'Ziehen Sie Karten mit der Maus oder nehmen Sie ihre Schaltflächen. Wer diese Seite öffnet, kann sie ändern.',
    columns: ['Zu tun', 'In Arbeit', 'Erledigt'],
    faq: 'Gut zu wissen',
    questions: [
      {
        question: 'Wer sieht die Tafel?',
        answer: 'Alle, die diese Adresse haben. Schreiben Sie keine Geheimnisse darauf.',
      },
      { question: 'Brauche ich ein Konto?', answer: 'Nein. Seite öffnen und anfangen.' },
      {
        question: 'Ich habe etwas versehentlich gelöscht.',
        answer: 'Drücken Sie gleich danach auf „Rückgängig“, und die Karte ist wieder da.',
      },
    ],
  },
  tracker: {
    nav: 'Tagebuch',
    title: 'Einträge',
    text: 'Jeden Tag eine Zeile, und Sie sehen, was zusammenkommt. Niemand sonst sieht Ihre Einträge.',
    list: 'Ihre Aufzeichnung',
    listText:
      'Mit dem ersten Eintrag entsteht Ihre eigene geheime Adresse. Bewahren Sie sie auf: Sie ist der Schlüssel.',
    faq: 'Gut zu wissen',
    questions: [
      {
        question: 'Wo sind meine Einträge?',
        answer:
          'Unter Ihrer eigenen geheimen Adresse. Wer sie kennt, kann alles lesen und ändern; behalten Sie sie für sich.',
      },
      {
        question: 'Wie benutze ich es auf dem Telefon?',
        answer: 'Öffnen Sie dort dieselbe geheime Adresse, oder senden Sie sie sich selbst.',
      },
      {
        question: 'Ich habe die Adresse verloren.',
        answer:
          'Dann kann niemand die Aufzeichnung mehr öffnen. Speichern Sie sie am besten jetzt als Lesezeichen.',
      },
    ],
    kinds: {
      habit: { headline: 'Dranbleiben', what: 'Gewohnheit', amount: 'Mal' },
      expense: { headline: 'Sehen, wohin es geht', what: 'Ausgegeben für', amount: 'Betrag' },
      weight: { headline: 'Das Gewicht im Blick', what: 'Anmerkung', amount: 'Gewicht in kg' },
      time: { headline: 'Die Stunden kennen', what: 'Gearbeitet an', amount: 'Stunden' },
      reading: { headline: 'Weiterlesen', what: 'Buch', amount: 'Seiten' },
      workout: { headline: 'In Bewegung bleiben', what: 'Übung', amount: 'Minuten' },
      mood: { headline: 'Wie geht es Ihnen heute?', what: 'Was war', amount: 'Stimmung von 1 bis 5' },
      plain: { headline: 'Etwas festhalten', what: 'Was', amount: 'Menge' },
    },
  },
  event: {
    nav: 'Zusagen',
    title: 'Gäste',
    headline: 'Sind Sie dabei?',
    text: 'Sagen Sie in einer halben Minute, ob Sie zu {name} kommen und mit wie vielen.',
    list: 'Zusagen',
    faq: 'Gut zu wissen',
    questions: [
      {
        question: 'Darf ich jemanden mitbringen?',
        answer: 'Ja. Geben Sie an, wie viele Sie sind, sich selbst mitgezählt.',
      },
      {
        question: 'Was, wenn ich doch nicht kommen kann?',
        answer: 'Bitte sagen Sie Bescheid, damit andere Ihre Plätze bekommen.',
      },
      {
        question: 'Wer sieht meine Angaben?',
        answer: 'Nur {name}. Andere Gäste sehen, wie viele Plätze frei sind, keine Namen.',
      },
    ],
  },
  waitlist: {
    nav: 'Eintragen',
    title: 'Warteliste',
    headline: 'Unter den Ersten sein',
    text: 'Tragen Sie sich in die Warteliste von {name} ein. Sie sehen Ihren Platz sofort und können aufrücken.',
    list: 'In die Liste eintragen',
    listText: 'Eine E-Mail-Adresse genügt. Für alle, die sich über Ihren Link eintragen, rücken Sie auf.',
    faq: 'Gut zu wissen',
    questions: [
      {
        question: 'Wie rücke ich auf?',
        answer:
          'Nach dem Eintragen bekommen Sie einen eigenen Link. Jede Person, die ihn benutzt, bringt Sie nach vorn.',
      },
      {
        question: 'Was kostet es?',
        answer: 'Der Platz auf der Liste kostet nichts und verpflichtet zu nichts.',
      },
      {
        question: 'Was geschieht mit meiner Adresse?',
        answer: 'Sie geht an {name}, um Ihnen zu sagen, wann Sie an der Reihe sind.',
      },
    ],
  },
};
