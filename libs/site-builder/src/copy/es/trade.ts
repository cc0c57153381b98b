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
      'Nuestro oficio es fácil de juzgar: aguanta, no gotea, funciona. O no.',
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
  professional: {
    noun: 'Asesoría',
    lead: 'Tú traes la pregunta. Ordenamos los hechos, mostramos las opciones y decimos qué haríamos.',
    what: {
      heading: 'De qué nos ocupamos',
      cards: [
        ['Una imagen clara', '¿Cómo está el asunto, qué urge, qué solo parece urgente? Eso va primero.'],
        ['Opciones y consecuencias', 'Cada camino tiene su precio y su riesgo. Escribimos ambos.'],
        ['Trabajo terminado', 'Cartas, cifras, plazos: acordados antes y tachados después.'],
      ],
    },
    offer: {
      title: 'Servicios',
      heading: 'Lo que hacemos por ti',
      lead: 'Los campos en que trabajamos. En los límites te decimos quién sabe más.',
      notes: [
        [
          'Confidencial',
          'Lo que nos cuentas queda entre nosotros. Envía documentos solo cuando hayamos acordado cómo.',
        ],
        ['Honorarios', 'Sabes por escrito cómo cobramos antes de que empiece el trabajo.'],
      ],
    },
    way: {
      title: 'Cómo trabajamos',
      heading: 'Cómo trabajamos contigo',
      lead: 'Sin formularios largos. Una conversación y después un plan.',
      steps: [
        [
          'Primera conversación',
          'Tú cuentas el asunto, nosotros preguntamos. Al final ambos saben si encaja.',
        ],
        ['Propuesta', 'Alcance, calendario y honorarios por escrito. Decides con calma.'],
        ['Trabajo e informe', 'Sabes cómo va todo sin tener que preguntar.'],
      ],
    },
    about: [
      'Un buen consejo se reconoce porque después el asunto es más sencillo que antes.',
      'Por eso preguntamos hasta entenderlo, y solo entonces respondemos.',
    ],
    faq: [
      [
        '¿Qué debo preparar?',
        'La pregunta en dos o tres frases, el plazo si lo hay y una lista de los documentos que existen.',
      ],
      [
        '¿Cómo se fijan los honorarios?',
        'Según el asunto, el trabajo y lo que acordemos. Los conoces antes de empezar.',
      ],
      [
        '¿Cómo nos comunicamos?',
        'Como prefieras: en persona, por teléfono o por escrito. Lo acordamos en la primera conversación.',
      ],
    ],
    call: {
      heading: '¿De qué se trata?',
      text: 'Bastan unas líneas. Respondemos con una fecha para hablar.',
      action: 'Acordar una conversación',
    },
    earns: 'Honorarios por hora, por proyecto o por cuota mensual.',
  },
  studio: {
    noun: 'Estudio creativo',
    lead: 'Tienes un motivo y un plazo. Buscamos la forma y enseñamos cada paso del camino.',
    what: {
      heading: 'Qué hacemos con ello',
      cards: [
        ['Escuchar lo esencial', '¿Qué debe cambiar cuando salga al mundo? Empezamos por ahí.'],
        ['Bocetos que se tocan', 'Pronto, en bruto y varios. Es más fácil elegir que imaginar.'],
        ['Trabajo terminado', 'Archivos, impresos, piezas: entregados completos y en orden.'],
      ],
    },
    offer: {
      title: 'Servicios',
      heading: 'Qué puedes pedirnos',
      lead: 'Encargos grandes y pequeños. La primera conversación dirá cuál.',
      notes: [
        [
          'Derechos de uso',
          'Dónde, cuánto tiempo y para qué: lo fijamos con el presupuesto, en palabras claras.',
        ],
        ['Rondas de cambios', 'Acordamos cuántas antes de empezar. Así nadie cuenta después.'],
      ],
    },
    way: {
      title: 'Proceso',
      heading: 'Del encargo a la pieza terminada',
      lead: 'Tres etapas, y después de cada una decides cómo seguir.',
      steps: [
        ['Encargo', 'Dinos el fin, el público, el plazo y lo que puedes gastar.'],
        ['Boceto', 'Ves direcciones, no adornos. Hablamos de lo que funciona.'],
        ['Entrega', 'Lo terminamos, lo entregamos y seguimos disponibles para preguntas.'],
      ],
    },
    about: [
      'Crear es quitar. La mayor parte de nuestro trabajo es encontrar lo que sobra.',
      'Nos gustan los encargos claros, las palabras francas y los plazos que significan algo.',
    ],
    faq: [
      [
        '¿Cuánto cuesta un proyecto?',
        'Depende del alcance, del uso y del tiempo. Descríbelo y recibes un presupuesto para decidir.',
      ],
      ['¿Cuánto tarda?', 'Di primero tu fecha. Te decimos si es posible y qué necesita de tu parte.'],
      ['¿Y si no me gustan los bocetos?', 'Entonces hablamos de por qué. Para eso están los bocetos.'],
    ],
    call: {
      heading: '¿En qué trabajas?',
      text: 'Envía la idea, aunque esté en bruto. Respondemos con preguntas y un paso siguiente.',
      action: 'Describir un proyecto',
    },
    earns: 'Encargos por presupuesto, tarifas por día y licencias de uso.',
  },
} satisfies Record<string, SubjectCopy>;
