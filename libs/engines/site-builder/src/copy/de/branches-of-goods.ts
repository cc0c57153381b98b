import type { BranchCopy } from '../branch.js';

/** Branches of what is sold, eaten and drunk. */
export const GOODS_BRANCHES = {
  bakery: {
    noun: 'Bäckerei',
    lead: 'Mehl, Wasser, Zeit und ein heißer Ofen. Kommen Sie früh für das volle Regal und fragen Sie, was gerade herauskam.',
    cards: [
      ['Brot', 'Ganz, halb oder geschnitten. Fragen Sie, welches am längsten hält.'],
      ['Süßes', 'Für den Weg zur Arbeit, für den Nachmittag, ohne Grund.'],
      ['Für Sie zurückgelegt', 'Bestellen Sie, was Sie brauchen, und holen Sie es unter Ihrem Namen ab.'],
    ],
  },
  butcher: {
    noun: 'Metzgerei',
    lead: 'Sagen Sie, was Sie kochen wollen und für wie viele. Wir schneiden es passend und sagen, wie man es zubereitet.',
    cards: [
      ['Nach Wunsch geschnitten', 'Dick, dünn, mit Knochen oder ohne. Sagen Sie, wie Sie es mögen.'],
      ['Woher es kommt', 'Fragen Sie nach Tier, Hof und Haltung.'],
      ['Für Grill und Fest', 'Schreiben Sie rechtzeitig, dann richten wir die Menge, die Sie brauchen.'],
    ],
  },
  sweets: {
    noun: 'Konditorei und Süßes',
    lead: 'Etwas Süßes für jetzt, etwas Schönes für den Tisch. Schauen Sie in die Theke oder sagen Sie, was Sie feiern.',
    cards: [
      ['Für jetzt gleich', 'Ein Stück, unterwegs gegessen. Das muss niemand wissen.'],
      ['Für den Tisch', 'Nennen Sie Anlass, Zahl der Gäste und Geschmack.'],
      ['Als Geschenk', 'Verpackt, damit es heil ankommt. Fragen Sie, was gut reist.'],
    ],
  },
  drinks: {
    noun: 'Wein, Bier und Spirituosen',
    lead: 'Sagen Sie, was es zu essen gibt oder wer kommt. Wir suchen die Flasche dazu.',
    cards: [
      ['Rat holen', 'Trocken, fruchtig, kräftig, mild: Einfache Worte genügen.'],
      ['Flasche oder Kiste', 'Nehmen Sie eine zum Probieren oder bestellen Sie für einen ganzen Abend.'],
      ['Probieren', 'Fragen Sie, was offen ist. Die Zunge entscheidet, nicht das Etikett.'],
    ],
  },
  pizzeria: {
    noun: 'Pizzeria',
    lead: 'Teig, Tomate, Hitze und ein paar Minuten. Essen Sie am Tisch, solange der Rand noch kracht.',
    cards: [
      ['Aus dem Ofen', 'Ihre Pizza kommt hinein, wenn Sie bestellen. Darum kommt sie heiß heraus.'],
      ['Wie Sie mögen', 'Etwas weglassen, etwas dazu. Sagen Sie es beim Bestellen.'],
      ['Hier oder zu Hause', 'Fragen Sie, was sich mitnehmen lässt und wann es fertig ist.'],
    ],
  },
  catering: {
    noun: 'Catering',
    lead: 'Sie laden ein, wir kochen. Nennen Sie Tag, Ort und Zahl der Gäste, und wir stellen zusammen, was passt.',
    heading: 'Für Ihre Gäste',
    cards: [
      ['Menü nach Maß', 'Buffet, Gänge oder etwas auf die Hand. Wir schlagen vor, Sie wählen.'],
      ['Alle können essen', 'Nennen Sie Allergien und Diäten vorher. Dann bleibt niemand hungrig.'],
      ['Vor Ort', 'Strom, Wasser, Platz: Wir fragen vor dem Tag, damit der Tag läuft.'],
    ],
  },
  bar: {
    noun: 'Bar',
    lead: 'Der Tag ist vorbei, der Abend nicht. Nehmen Sie einen Hocker, sagen Sie, was Sie mögen, und lassen Sie uns einschenken.',
    heading: 'An der Bar',
    cards: [
      ['Ihr Glas', 'Nennen Sie einen Geschmack statt eines Namens. Wir finden etwas dazu.'],
      ['Ohne Alkohol', 'Genauso sorgfältig gemacht. Fragen Sie danach.'],
      ['Mit Freunden', 'Sie sind mehrere? Schreiben Sie vorher, und wir sehen nach einem Tisch.'],
    ],
  },
  flowers: {
    noun: 'Blumenladen',
    lead: 'Sagen Sie, für wen und warum. Wir wählen, was heute schön ist, und binden es zusammen.',
    cards: [
      ['Sträuße', 'Nach Farbe, nach Stimmung oder nach dem, was der Geldbeutel sagt.'],
      ['Für große Tage', 'Hochzeit, Abschied, Geburtstag: Reden wir früh darüber.'],
      ['Damit sie halten', 'Wir sagen, wie man sie schneidet, gießt und wohin man sie stellt.'],
    ],
  },
  books: {
    noun: 'Buchhandlung',
    lead: 'Nennen Sie das letzte Buch, das Ihnen gefallen hat. Wir geben Ihnen das nächste in die Hand.',
    cards: [
      ['Stöbern', 'Aufschlagen, die erste Seite lesen, zurückstellen, ein anderes nehmen.'],
      ['Empfehlungen', 'Für den Strand, für die Großmutter, für jemanden, der nicht liest.'],
      ['Bestellen', 'Nicht im Regal? Fragen Sie, wann es da sein kann.'],
    ],
  },
  clothing: {
    noun: 'Kleiderladen',
    lead: 'Anziehen, bewegen, hinsetzen. Wenn es richtig ist, vergessen Sie, dass Sie es tragen.',
    cards: [
      ['Anprobieren', 'Die Größe auf dem Etikett sagt wenig. Der Spiegel sagt mehr.'],
      ['Eine zweite Meinung', 'Fragen Sie uns. Wir sagen auch, wenn es Ihnen nicht steht.'],
      ['Stoff und Pflege', 'Wir sagen, woraus es ist und wie man es wäscht.'],
    ],
  },
  jewellery: {
    noun: 'Schmuck',
    lead: 'Kleine Dinge mit großer Bedeutung. Erzählen Sie die Geschichte dahinter, und wir suchen das Stück.',
    cards: [
      ['Für jeden Tag', 'Leicht, haltbar, Ihres.'],
      ['Zum Verschenken', 'Bringen Sie einen Ring mit, der passt, oder schätzen Sie. Wir helfen.'],
      ['Zum Reparieren', 'Verschlüsse, Steine, Größen: Fragen Sie, was geht.'],
    ],
  },
  winery: {
    noun: 'Weingut',
    lead: 'Ein Jahr Wetter in einem Glas. Kommen Sie und schmecken Sie, was aus Sonne, Boden und Geduld geworden ist.',
    cards: [
      ['Weinberg', 'Fragen Sie nach Boden, Hang und Jahrgang. Die Antwort steht im Glas.'],
      ['Keller', 'Manches lässt sich nicht eilen. Wir zeigen, was dort ruht.'],
      ['Probe', 'Schreiben Sie, bevor Sie kommen, damit jemand Zeit für Sie hat.'],
    ],
    offerTitle: 'Weine',
  },
} satisfies Record<string, BranchCopy>;
