extension Word {
    /// The word, and its characters, with the next index; that is moved on.
    package func numbered(_ next: inout Int) -> Word {
        var word = self
        word.index = next
        for position in word.characters.indices { word.characters[position].wordIndex = next }
        next += 1
        return word
    }
}
