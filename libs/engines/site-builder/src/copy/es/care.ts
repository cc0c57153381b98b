import type { SubjectCopy } from '../copy.js';

export const CARE = {
  beauty: {
    noun: 'Salón de belleza',
    lead: 'Miramos, escuchamos y entonces empezamos. Te vas como querías, y sabes cómo mantenerlo en casa.',
    what: {
      heading: 'Tiempo para ti',
      cards: [
        ['Primero hablar', '¿Qué te gusta, qué nunca funcionó? Empezamos por ahí.'],
        ['Luego el trabajo', 'Una cita, una persona y dos manos que saben lo acordado.'],
        ['Y en casa', 'Te enseñamos a mantenerlo con lo que ya tienes.'],
      ],
    },
    offer: {
      title: 'Tratamientos',
      heading: 'Lo que hacemos',
      lead: 'Elige lo que necesitas. Si dudas, descríbelo y te proponemos algo.',
      notes: [
        ['Piel y alergias', 'Di qué no toleras. Miramos los ingredientes o probamos en una zona pequeña.'],
        ['Cuánto dura', 'El pelo, la piel y las uñas son distintos. Te decimos el tiempo antes de empezar.'],
      ],
    },
    way: {
      title: 'Citas',
      heading: 'Cómo pedir cita',
      lead: 'Envía una solicitud. La hora es tuya cuando la confirmamos.',
      steps: [
        ['Elige', 'Escoge un tratamiento o describe lo que tienes en mente.'],
        ['Di cuándo puedes', 'Con dos o tres propuestas es más fácil coincidir.'],
        ['Ven como eres', 'Confirmamos la cita y te decimos si hay algo que preparar.'],
      ],
    },
    about: [
      'En este oficio, trabajar bien es sobre todo escuchar. Lo demás es práctica, herramientas limpias y buen pulso.',
      'Te decimos con sinceridad cuando algo no te irá bien o no durará. Tú decides.',
    ],
    faq: [
      [
        '¿Cómo me preparo?',
        'Ven como eres. Si un tratamiento necesita preparación, te lo decimos al confirmar.',
      ],
      ['¿Y si no me gusta?', 'Dilo enseguida, mejor mientras estás aquí. Lo vemos contigo.'],
      [
        '¿Puedo cambiar la cita?',
        'Sí, escribe o llama cuanto antes, para que otra persona pueda usar la hora.',
      ],
    ],
    call: {
      heading: '¿Cuándo te viene bien?',
      text: 'Dinos qué te gustaría y a qué horas puedes.',
      action: 'Pedir cita',
    },
    earns: 'Tratamientos con cita, vales de regalo y productos para casa.',
  },
  health: {
    noun: 'Consulta',
    lead: 'Cuéntanos qué te preocupa. Nos tomamos el tiempo de escuchar, explorar y explicar antes de decidir nada.',
    what: {
      heading: 'Cómo ayudamos',
      cards: [
        [
          'Primero escuchar',
          '¿Cuándo empezó, qué lo alivia, qué lo empeora? Tus respuestas marcan el camino.',
        ],
        ['Explicaciones claras', 'Decimos lo que encontramos con palabras que podrás repetir en casa.'],
        ['Decidir contigo', 'Sabes qué hay a favor y en contra de cada opción. Sin tu sí no se hace nada.'],
      ],
    },
    offer: {
      title: 'Servicios',
      heading: 'Qué tratamos',
      lead: 'Un resumen. Si tu caso no está en la lista, pregunta; te decimos si este es el sitio adecuado.',
      notes: [
        [
          'Papeles que traer',
          'Los informes anteriores, la lista de tus medicinas y los datos del seguro ahorran tiempo.',
        ],
        ['En una urgencia', 'No nos escribas. Llama al número de emergencias de tu país.'],
      ],
    },
    way: {
      title: 'Primera visita',
      heading: 'Tu primera visita',
      lead: 'Para que sepas qué esperar antes de venir.',
      steps: [
        [
          'Pide cita',
          'Di en pocas palabras de qué se trata y cuándo puedes. Deja fuera los detalles privados.',
        ],
        ['Conversación y exploración', 'Preguntamos, miramos y explicamos lo que vemos.'],
        ['Un plan', 'Te vas sabiendo qué viene después y a quién preguntar.'],
      ],
    },
    about: [
      'Cuidar empieza por prestar atención. Preguntamos hasta entender y respondemos hasta que entiendas.',
      'Lo que nos cuentas se queda aquí.',
    ],
    faq: [
      [
        '¿Qué llevo a la primera visita?',
        'Informes anteriores si los hay, la lista de tus medicinas y las preguntas que quieres hacer.',
      ],
      ['¿Quién lo paga?', 'Depende del tratamiento y de tu seguro. Pregúntanos antes de la primera cita.'],
      ['¿Y si no puedo ir?', 'Cancela cuanto antes, por favor. Quizá otra persona necesita la hora.'],
    ],
    call: {
      heading: '¿Cómo podemos ayudarte?',
      text: 'Pide una cita. Te respondemos con una hora.',
      action: 'Pedir cita',
    },
    earns: 'Tratamientos y consultas, que pagan los pacientes o su seguro.',
  },
  fitness: {
    noun: 'Centro de entrenamiento',
    lead: 'Empieza donde estás hoy. Te enseñamos el paso siguiente, y el que viene después.',
    what: {
      heading: 'Cómo se entrena aquí',
      cards: [
        [
          'También para empezar',
          'Nadie tiene que estar en forma antes de la primera hora. Para eso son las horas.',
        ],
        ['Primero la técnica', 'Un movimiento limpio antes que uno rápido o pesado. Miramos y corregimos.'],
        ['Un ritmo que dura', 'Un día fijo vale más que un buen propósito. Encuentra el tuyo.'],
      ],
    },
    offer: {
      title: 'Clases',
      heading: 'Clases y entrenamiento',
      lead: 'Encuentra lo que va con tu cuerpo, tu semana y tu ánimo.',
      notes: [
        ['Qué ponerse', 'Ropa cómoda y algo de beber. Si una clase pide más, te lo decimos.'],
        ['Después de una lesión', 'Dilo antes de empezar y consulta a tu médico. Adaptamos los ejercicios.'],
      ],
    },
    way: {
      title: 'Empezar',
      heading: 'Tu primera hora',
      lead: 'Tres pasos pequeños y ya estás dentro.',
      steps: [
        ['Escríbenos', 'Cuenta qué has hecho hasta ahora y qué te gustaría hacer.'],
        ['Prueba', 'Te proponemos una clase u hora y te decimos qué traer.'],
        ['Decide después', 'Mira cómo te sientes a la mañana siguiente. Luego elige.'],
      ],
    },
    about: [
      'Moverse no es competir. Es una costumbre, y las costumbres crecen bien en compañía.',
      'Procuramos ver a cada persona, y decimos cuándo un ejercicio no es para ti.',
    ],
    faq: [
      [
        '¿Estoy en forma para esto?',
        'Sí. Los ejercicios se pueden hacer más fáciles o más duros. Si tienes una enfermedad, consulta antes a tu médico.',
      ],
      [
        '¿Qué necesito para la primera clase?',
        'Ropa cómoda, algo de beber y un poco de tiempo antes de empezar.',
      ],
      [
        '¿Puedo probar antes de decidir?',
        'Pregúntanos. Te decimos qué es posible en la clase que tienes en mente.',
      ],
    ],
    call: {
      heading: '¿Damos el primer paso?',
      text: 'Dinos qué te gustaría probar. Buscamos la clase.',
      action: 'Pedir una primera hora',
    },
    earns: 'Clases sueltas, bonos y cuotas; entrenamiento personal.',
  },
} satisfies Record<string, SubjectCopy>;
