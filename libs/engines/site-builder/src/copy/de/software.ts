import type { SubjectCopy } from '../copy.js';

export const SOFTWARE = {
  software: {
    noun: 'Software',
    lead: 'Ein Werkzeug soll Arbeit abnehmen, nicht machen. Sehen Sie, was es tut, und probieren Sie es an etwas Echtem aus.',
    what: {
      heading: 'Was es für Sie tut',
      cards: [
        [
          'Eine Sache, und die richtig',
          'Es beginnt mit dem Handgriff, den Sie am häufigsten machen, und macht ihn kurz.',
        ],
        ['Nichts doppelt lernen', 'Die Dinge sind da, wo man sie erwartet. Wenn nicht, sagen Sie es uns.'],
        [
          'Ihre Daten bleiben Ihre',
          'Fragen Sie, wo sie liegen und wie man sie herausbekommt. Sie erhalten eine klare Antwort.',
        ],
      ],
    },
    offer: {
      title: 'Funktionen',
      heading: 'Was drinsteckt',
      lead: 'Die Teile und wofür jeder gut ist.',
      notes: [
        [
          'Mit dem, was Sie haben',
          'Sagen Sie, womit Sie heute arbeiten. Wir sagen, was zusammenpasst und was nicht.',
        ],
        [
          'Fehlt etwas?',
          'Schreiben Sie, was Sie erledigen wollen, nicht nur, welcher Knopf fehlt. Das hilft uns am meisten.',
        ],
      ],
    },
    way: {
      title: 'So geht es',
      heading: 'Vom ersten Blick zum Alltag',
      lead: 'Kein Handbuch. Drei Schritte.',
      steps: [
        ['Sagen, was Sie brauchen', 'Beschreiben Sie die Aufgabe, die Sie heute Zeit kostet.'],
        ['An Echtem ausprobieren', 'Am eigenen Beispiel sieht man schnell, ob es passt.'],
        ['Behalten, was hilft', 'Bleiben Sie, wenn es Zeit spart. Wenn nicht, sagen Sie uns, warum.'],
      ],
    },
    about: [
      'Software ist ein Versprechen an jemanden, der es eilig hat. Wir versuchen, es klein zu halten und zu halten.',
      'Was viele sich wünschen, kommt zuerst. Also schreiben Sie uns.',
    ],
    faq: [
      [
        'Wie fange ich an?',
        'Schreiben Sie uns, welche Aufgabe Sie im Sinn haben. Wir antworten mit dem nächsten Schritt.',
      ],
      [
        'Was geschieht mit meinen Daten?',
        'Fragen Sie, was gespeichert wird, wo und wie lange. Sie bekommen es schriftlich.',
      ],
      [
        'Wo bekomme ich Hilfe?',
        'Schreiben Sie über das Kontaktformular. Je genauer Sie beschreiben, was Sie sehen, desto schneller geht es.',
      ],
    ],
    call: {
      heading: 'Welche Aufgabe möchten Sie loswerden?',
      text: 'Beschreiben Sie sie in ein paar Zeilen. Wir sagen, ob wir helfen können.',
      action: 'Aufgabe beschreiben',
    },
    earns: 'Abonnements im Monat oder Jahr, oder eine Lizenz, Hilfe eingeschlossen.',
  },
} satisfies Record<string, SubjectCopy>;
