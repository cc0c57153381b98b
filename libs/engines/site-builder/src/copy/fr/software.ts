import type { SubjectCopy } from '../copy.js';

export const SOFTWARE = {
  software: {
    noun: 'Logiciel',
    lead: 'Un outil doit enlever du travail, pas en ajouter. Voyez ce qu’il fait, puis essayez-le sur du concret.',
    what: {
      heading: 'Ce qu’il fait pour vous',
      cards: [
        ['Une tâche, bien faite', 'Il part de ce que vous faites le plus souvent et le rend court.'],
        ['Rien à apprendre deux fois', 'Les choses sont là où on les attend. Sinon, dites-le-nous.'],
        [
          'Vos données restent à vous',
          'Demandez où elles sont et comment les récupérer. Vous aurez une réponse claire.',
        ],
      ],
    },
    offer: {
      title: 'Fonctions',
      heading: 'Ce qu’il contient',
      lead: 'Les éléments, et à quoi sert chacun.',
      notes: [
        [
          'Avec ce que vous avez',
          'Dites quels outils vous utilisez aujourd’hui. Nous disons ce qui va ensemble et ce qui ne va pas.',
        ],
        [
          'Il manque quelque chose ?',
          'Écrivez ce que vous voulez accomplir, pas seulement quel bouton manque. C’est ce qui nous aide le plus.',
        ],
      ],
    },
    way: {
      title: 'Mode d’emploi',
      heading: 'Du premier regard au quotidien',
      lead: 'Pas de manuel. Trois étapes.',
      steps: [
        ['Dites ce qu’il vous faut', 'Décrivez la tâche qui vous prend du temps aujourd’hui.'],
        ['Essayez sur du concret', 'Avec votre propre exemple, on voit vite si cela convient.'],
        ['Gardez ce qui aide', 'Restez si cela fait gagner du temps. Sinon, dites-nous pourquoi.'],
      ],
    },
    about: [
      'Un logiciel est une promesse faite à quelqu’un de pressé. Nous essayons de la garder petite, et de la tenir.',
      'Ce que beaucoup demandent passe d’abord. Alors écrivez-nous.',
    ],
    faq: [
      ['Comment commencer ?', 'Écrivez-nous la tâche que vous avez en tête. Nous répondons avec la suite.'],
      [
        'Que deviennent mes données ?',
        'Demandez ce qui est enregistré, où et combien de temps. Vous le recevez par écrit.',
      ],
      [
        'Où trouver de l’aide ?',
        'Écrivez par le formulaire de contact. Plus vous décrivez précisément ce que vous voyez, plus cela va vite.',
      ],
    ],
    call: {
      heading: 'De quelle tâche voulez-vous vous défaire ?',
      text: 'Décrivez-la en quelques lignes. Nous disons si nous pouvons aider.',
      action: 'Décrire votre cas',
    },
    earns: 'Abonnements au mois ou à l’année, ou une licence, aide comprise.',
  },
} satisfies Record<string, SubjectCopy>;
