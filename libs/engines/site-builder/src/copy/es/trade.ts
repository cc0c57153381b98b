import type { SubjectCopy } from '../copy.js';

export const TRADE = {
  trades: {
    noun: 'Taller de oficios',
    lead: 'Dinos qué está roto, previsto o pendiente. Lo miramos, te damos un precio y nos ponemos a trabajar.',
    what: {
      heading: 'Para qué puedes llamarnos',
      cards: [
        ['Reparaciones', 'Algo gotea, se atasca o no da señales de vida. Descríbelo, mejor con una foto.'],
        ['Trabajo nuevo', 'De la primera idea al último tornillo: di en qué debe convertirse.'],
        ['Mantenimiento', 'Lo que se cuida a tiempo cuesta menos después. Te decimos qué puede esperar.'],
      ],
    },
    offer: {
      title: 'Servicios',
      heading: 'Lo que hacemos',
      lead: 'Los trabajos que aceptamos. Si el tuyo no está, pregunta; decimos pronto si sí o si no.',
      notes: [
        ['Antes de empezar', 'Pide por escrito el alcance y el precio. Así ambas partes hablan de lo mismo.'],
        ['Al terminar', 'Repasamos el trabajo contigo. Di enseguida si algo no está bien.'],
      ],
    },
    way: {
      title: 'Presupuesto',
      heading: 'De la llamada al trabajo hecho',
      lead: 'Cuanto mejor conocemos el trabajo, más ajustado es el presupuesto.',
      steps: [
        ['Describe el trabajo', 'Dónde, qué, desde cuándo y para cuándo. Las medidas ayudan.'],
        [
          'Recibe un presupuesto',
          'Preguntamos lo que falta, vamos a verlo si hace falta y enviamos un precio.',
        ],
        ['Lo hacemos', 'Tú eliges el día. Vamos, trabajamos y recogemos.'],
      ],
    },
    about: [
      'Nuestro trabajo es fácil de juzgar: se ve si está bien hecho. O no.',
      'Preferimos rechazar un trabajo a hacerlo a medias.',
    ],
    faq: [
      [
        '¿Qué hace falta para un presupuesto?',
        'Una descripción breve, el lugar, fotos si las tienes y la fecha que prefieres.',
      ],
      ['¿Cuándo podéis venir?', 'Depende del trabajo y de la semana. Di si es urgente y te damos una fecha.'],
      ['¿Tengo que estar en casa?', 'Para la primera visita ayuda. Para lo demás acordamos cómo entrar.'],
    ],
    call: {
      heading: '¿Qué hay que hacer?',
      text: 'Descríbelo en unas líneas. Recibes una respuesta con el paso siguiente.',
      action: 'Pedir presupuesto',
    },
    earns: 'Trabajos por presupuesto o por horas, material y contratos de mantenimiento.',
  },
  retail: {
    noun: 'Tienda',
    lead: 'Cosas que puedes coger, mirar por detrás y preguntar. Ven y tómate tu tiempo.',
    what: {
      heading: 'En los estantes',
      cards: [
        ['Tocar antes de comprar', 'Probar, sostener, comparar. Para eso está una tienda.'],
        ['Consejo sincero', 'También te decimos lo que no necesitas.'],
        ['¿Un regalo?', 'Describe a la persona, no el objeto. Lo buscamos contigo.'],
      ],
    },
    offer: {
      title: 'Catálogo',
      heading: 'Un vistazo a los estantes',
      lead: 'Parte de lo que encuentras aquí. En la tienda cabe más que en una página.',
      notes: [
        ['¿No está en el estante?', 'Pregúntanos. Si se puede conseguir, averiguamos dónde y a qué precio.'],
        ['Guarda el recibo', 'Si algo no está bien, trae el artículo y el recibo, y lo hablamos.'],
      ],
    },
    way: {
      title: 'Cómo comprar',
      heading: 'Del estante a tu casa',
      lead: 'En persona es más agradable. Pero no hace falta venir en vano.',
      steps: [
        ['Pregunta antes', 'Escribe qué buscas. Te decimos si lo tenemos.'],
        ['Ven a verlo', 'Entra, prueba, compara.'],
        ['Llévatelo', 'O piénsalo un poco más. El estante tiene paciencia.'],
      ],
    },
    about: [
      'Una tienda es una elección. Alguien decidió qué está aquí y qué no, y puede decirte por qué.',
      'Pregunta el motivo. Es la mejor parte del oficio.',
    ],
    faq: [
      ['¿Lo tenéis?', 'Escríbenos qué buscas y lo miramos en el estante.'],
      ['¿Podéis apartar algo?', 'Pregunta y di cuándo vienes. Confirmamos lo que te guardamos.'],
      [
        '¿Puedo devolver algo?',
        'Ven con el artículo y el recibo y háblalo con nosotros. Si tiene un defecto, la ley ya te da derechos.',
      ],
    ],
    call: {
      heading: '¿Buscas algo?',
      text: 'Dinos qué es. Miramos y te respondemos.',
      action: 'Preguntar por un artículo',
    },
    earns: 'Ventas en la tienda y pedidos por encargo.',
  },
} satisfies Record<string, SubjectCopy>;
