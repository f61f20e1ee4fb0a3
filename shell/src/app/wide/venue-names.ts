/** Hindi names of the sample venues: a stored party has the English one. A test compares them with Party's. */
export const venueNamesInHindi: Record<string, string> = {
  'Chandni Terrace': 'चाँदनी टेरेस',
  'Sitara Social': 'सितारा सोशल',
  'Rang Mahal Kitchen': 'रंग महल किचन',
  'The Copper Still': 'द कॉपर स्टिल',
  'Tulsi Courtyard': 'तुलसी आँगन',
  'Monsoon Glasshouse': 'मॉनसून ग्लासहाउस',
  'Dastarkhwan House': 'दस्तरख़्वान हाउस',
  'Slow Drip Bar': 'स्लो ड्रिप बार',
  'Lagoon Veranda': 'लगून बरामदा',
  'Neelam Room': 'नीलम रूम',
  'Khidki Coffee': 'खिड़की कॉफ़ी',
  'Raat Rani Rooftop': 'रात रानी रूफ़टॉप',
}
