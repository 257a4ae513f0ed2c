/** The folder of the drawings, below this one. */
export const plantFolder = 'plants'

/** The plants of the herbal, by the name of their drawing in `plants/`. */
export const plants = {
  aloe: { latin: 'Aloe vera', english: 'Aloe', kannada: 'ಲೋಳೆಸರ' },
  amla: { latin: 'Phyllanthus emblica', english: 'Indian gooseberry', kannada: 'ಬೆಟ್ಟದ ನೆಲ್ಲಿ' },
  ashoka: { latin: 'Saraca asoca', english: 'Ashoka', kannada: 'ಅಶೋಕ' },
  ashwagandha: { latin: 'Withania somnifera', english: 'Ashwagandha', kannada: 'ಅಶ್ವಗಂಧ' },
  bael: { latin: 'Aegle marmelos', english: 'Bael', kannada: 'ಬಿಲ್ವ' },
  banana: { latin: 'Musa × paradisiaca', english: 'Banana', kannada: 'ಬಾಳೆ' },
  banyan: { latin: 'Ficus benghalensis', english: 'Banyan', kannada: 'ಆಲ' },
  betel: { latin: 'Piper betle', english: 'Betel', kannada: 'ವೀಳ್ಯದೆಲೆ' },
  brahmi: { latin: 'Bacopa monnieri', english: 'Water hyssop', kannada: 'ನೀರುಬ್ರಾಹ್ಮಿ' },
  castor: { latin: 'Ricinus communis', english: 'Castor', kannada: 'ಹರಳು' },
  ginger: { latin: 'Zingiber officinale', english: 'Ginger', kannada: 'ಶುಂಠಿ' },
  'gotu-kola': { latin: 'Centella asiatica', english: 'Gotu kola', kannada: 'ಒಂದೆಲಗ' },
  guduchi: { latin: 'Tinospora cordifolia', english: 'Guduchi', kannada: 'ಅಮೃತಬಳ್ಳಿ' },
  hibiscus: { latin: 'Hibiscus rosa-sinensis', english: 'Hibiscus', kannada: 'ದಾಸವಾಳ' },
  jasmine: { latin: 'Jasminum sambac', english: 'Arabian jasmine', kannada: 'ದುಂಡುಮಲ್ಲಿಗೆ' },
  lemongrass: { latin: 'Cymbopogon citratus', english: 'Lemongrass', kannada: 'ಮಜ್ಜಿಗೆ ಹುಲ್ಲು' },
  lotus: { latin: 'Nelumbo nucifera', english: 'Sacred lotus', kannada: 'ತಾವರೆ' },
  mango: { latin: 'Mangifera indica', english: 'Mango', kannada: 'ಮಾವು' },
  moringa: { latin: 'Moringa oleifera', english: 'Drumstick tree', kannada: 'ನುಗ್ಗೆ' },
  neem: { latin: 'Azadirachta indica', english: 'Neem', kannada: 'ಬೇವು' },
  peepal: { latin: 'Ficus religiosa', english: 'Peepal', kannada: 'ಅರಳಿ' },
  pepper: { latin: 'Piper nigrum', english: 'Black pepper', kannada: 'ಕರಿಮೆಣಸು' },
  pomegranate: { latin: 'Punica granatum', english: 'Pomegranate', kannada: 'ದಾಳಿಂಬೆ' },
  sandalwood: { latin: 'Santalum album', english: 'Sandalwood', kannada: 'ಶ್ರೀಗಂಧ' },
  tulsi: { latin: 'Ocimum tenuiflorum', english: 'Holy basil', kannada: 'ತುಳಸಿ' },
  turmeric: { latin: 'Curcuma longa', english: 'Turmeric', kannada: 'ಅರಿಶಿನ' },
  vetiver: { latin: 'Chrysopogon zizanioides', english: 'Vetiver', kannada: 'ಲಾವಂಚ' },
}

export type PlantName = keyof typeof plants
