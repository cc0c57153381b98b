import type { AppWords } from './en.apps.js';

export const frApps: AppWords = {
  booking: {
    nav: 'Réserver',
    title: 'Réservations',
    pick: 'Choisissez votre heure',
    pickText:
      'Les créneaux libres sont à jour. Celui que quelqu’un vient de prendre ne peut être réservé deux fois.',
    appointment: { headline: 'Prendre rendez-vous', service: 'Prestation' },
    table: { headline: 'Réserver une table', service: 'Table' },
    room: { headline: 'Réserver votre séjour', service: 'Chambre' },
    space: { headline: 'Réserver un créneau', service: 'Que souhaitez-vous réserver ?' },
    class: { headline: 'Réserver votre place', service: 'Cours' },
    text: 'Choisissez une heure chez {name}, laissez votre nom, c’est fait.',
    faq: 'Bon à savoir',
    questions: [
      {
        question: 'Comment savoir si cela a marché ?',
        answer: 'Cette page confirme aussitôt votre réservation, avec le jour et l’heure.',
      },
      {
        question: 'Et en cas d’empêchement ?',
        answer: 'Prévenez-nous dès que possible, pour que quelqu’un d’autre puisse prendre votre créneau.',
      },
      {
        question: 'Que deviennent mes coordonnées ?',
        answer:
          'Elles vont à {name} avec votre réservation. Les autres voient seulement que le créneau est pris.',
      },
    ],
  },
  shop: {
    nav: 'Boutique',
    title: 'Commandes',
    headline: 'Choisir et commander',
    text: 'Composez ce que vous souhaitez de {name} et envoyez-le comme une demande.',
    catalogue: 'Ce qu’il y a',
    catalogueText:
      'Choisissez les quantités. Rien n’est payé ici : vous envoyez une demande et nous vous répondons.',
    empty: 'Dites-nous ce que vous souhaitez',
    faq: 'Bon à savoir',
    questions: [
      {
        question: 'Quand est-ce que je paie ?',
        answer: 'Pas sur cette page. Vous envoyez une demande ; {name} vous indique comment payer.',
      },
      {
        question: 'Ma demande m’engage-t-elle ?',
        answer: 'Non. Elle devient une commande quand nous vous l’avons confirmée.',
      },
      {
        question: 'Puis-je encore changer quelque chose ?',
        answer: 'Oui. Répondez à notre message, ou envoyez une autre demande avec une remarque.',
      },
    ],
  },
  directory: {
    nav: 'Annuaire',
    title: 'Fiches',
    headline: 'Trouver et être trouvé',
    text: 'Cherchez dans ce que d’autres ont inscrit, et ajoutez ce qui manque.',
    list: 'Toutes les fiches',
    listText: 'Cherchez par mot ou réduisez la liste. Les nouvelles fiches apparaissent aussitôt.',
    faq: 'Bon à savoir',
    questions: [
      {
        question: 'Qui peut ajouter une fiche ?',
        answer: 'Tout le monde. Le formulaire sous la liste ne demande que quelques lignes.',
      },
      {
        question: 'Mon adresse e-mail est-elle affichée ?',
        answer: 'Non. Seul {name} peut la lire, en cas de question.',
      },
      {
        question: 'Quelque chose est faux ?',
        answer: 'Dites-le-nous : nous corrigeons ou retirons la fiche.',
      },
    ],
  },
  board: {
    nav: 'Tableau',
    title: 'Cartes',
    headline: 'Un tableau pour tous',
    text: 'Ajoutez une carte, faites-la avancer : tous ceux qui ont cette adresse le voient.',
    list: 'Le tableau',
    listText:
      'Faites glisser les cartes à la souris ou utilisez leurs boutons. Qui ouvre cette page peut la modifier.',
    columns: ['À faire', 'En cours', 'Fait'],
    faq: 'Bon à savoir',
    questions: [
      {
        question: 'Qui voit le tableau ?',
        answer: 'Tous ceux qui ont cette adresse. N’y écrivez pas de secrets.',
      },
      { question: 'Faut-il un compte ?', answer: 'Non. Ouvrez la page et commencez.' },
      {
        question: 'J’ai supprimé quelque chose par erreur.',
        answer: 'Appuyez aussitôt sur « Annuler la suppression », et la carte revient.',
      },
    ],
  },
  tracker: {
    nav: 'Carnet',
    title: 'Entrées',
    text: 'Une ligne par jour, et vous voyez ce que cela donne. Personne d’autre ne voit vos entrées.',
    list: 'Votre carnet',
    listText:
      'La première entrée crée votre propre adresse secrète. Gardez-la : c’est la clé de votre carnet.',
    faq: 'Bon à savoir',
    questions: [
      {
        question: 'Où sont mes entrées ?',
        answer:
          'Sous votre adresse secrète. Qui la possède peut tout lire et modifier : gardez-la pour vous.',
      },
      { question: 'Et sur mon téléphone ?', answer: 'Ouvrez-y la même adresse secrète, ou envoyez-la-vous.' },
      {
        question: 'J’ai perdu l’adresse.',
        answer: 'Alors plus personne ne peut ouvrir le carnet. Enregistrez-la maintenant dans vos favoris.',
      },
    ],
    kinds: {
      habit: { headline: 'Tenir bon', what: 'Habitude', amount: 'Fois' },
      expense: { headline: 'Voir où va l’argent', what: 'Dépensé pour', amount: 'Montant' },
      weight: { headline: 'Suivre son poids', what: 'Remarque', amount: 'Poids en kg' },
      time: { headline: 'Connaître ses heures', what: 'Travail', amount: 'Heures' },
      reading: { headline: 'Lire encore', what: 'Livre', amount: 'Pages' },
      workout: { headline: 'Rester en mouvement', what: 'Exercice', amount: 'Minutes' },
      mood: {
        headline: 'Comment allez-vous aujourd’hui ?',
        what: 'Ce qui s’est passé',
        amount: 'Humeur de 1 à 5',
      },
      plain: { headline: 'Tenir un carnet', what: 'Quoi', amount: 'Quantité' },
    },
  },
  event: {
    nav: 'Participer',
    title: 'Invités',
    headline: 'Serez-vous là ?',
    text: 'Dites en une demi-minute si vous venez à {name}, et à combien.',
    list: 'Dire oui',
    faq: 'Bon à savoir',
    questions: [
      { question: 'Puis-je amener quelqu’un ?', answer: 'Oui. Indiquez combien vous serez, vous compris.' },
      {
        question: 'Et si finalement je ne peux pas ?',
        answer: 'Prévenez-nous, pour que vos places aillent à d’autres.',
      },
      {
        question: 'Qui voit mes coordonnées ?',
        answer: 'Seul {name}. Les autres voient combien de places restent, sans aucun nom.',
      },
    ],
  },
  waitlist: {
    nav: 'S’inscrire',
    title: 'Liste d’attente',
    headline: 'Parmi les premiers',
    text: 'Inscrivez-vous sur la liste d’attente de {name}. Vous voyez aussitôt votre place et pouvez avancer.',
    list: 'S’inscrire sur la liste',
    listText: 'Une adresse e-mail suffit. Chaque personne qui s’inscrit par votre lien vous fait avancer.',
    faq: 'Bon à savoir',
    questions: [
      {
        question: 'Comment avancer ?',
        answer:
          'Après l’inscription, vous recevez un lien à vous. Chaque personne qui l’utilise vous fait avancer.',
      },
      {
        question: 'Combien cela coûte-t-il ?',
        answer: 'Être sur la liste ne coûte rien et n’engage à rien.',
      },
      {
        question: 'Que devient mon adresse ?',
        answer: 'Elle va à {name}, pour vous dire quand votre tour arrive.',
      },
    ],
  },
};
