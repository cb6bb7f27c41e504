/** The JSON text of one user of an import file. */
export interface UserText {
  readonly text: string
  /** Position of the user in the list of users. */
  readonly index: number
  /** The line of the file at which the user begins; the first line is 1. */
  readonly line: number
}

const newline = 0x0a
const quote = 0x22
const comma = 0x2c
const backslash = 0x5c
const zero = 0x30
const openBracket = 0x5b
const closeBracket = 0x5d
const openBrace = 0x7b
const closeBrace = 0x7d

/**
 * Extracts the users from an import file that is read in pieces. It only looks for brackets and strings. `JSON.parse`
 * then checks the grammar of each user, and of the rest of the file, in which a 0 replaces each user.
 */
export class UserSplitter {
  /** Number of brackets that are open: 1 within the object of the whole file, 2 within the list of users. */
  #depth = 0
  #isInString = false
  #isEscaped = false
  /** The last string read in the object of the whole file: the key of the section that follows. */
  #key = ''
  #isInUsers = false
  /** The bytes of the current user that earlier pieces contained. Null between two users. */
  #user: Buffer[] | null = null
  #users = 0
  #line = 1
  #lineOfUser = 1
  #rest = Buffer.alloc(0)

  /**
   * Returns the users that end in this piece, and the rest of the piece. The rest contains the line breaks within
   * users, so that line numbers in messages of `JSON.parse` are those of the file. The next call reuses the rest's
   * buffer, and the caller may reuse `piece`.
   */
  push(piece: Buffer): { readonly users: readonly UserText[]; readonly rest: Buffer } {
    if (this.#rest.length < piece.length) this.#rest = Buffer.allocUnsafe(piece.length)
    const users: UserText[] = []
    let start = 0
    let length = 0
    for (let at = 0; at < piece.length; at += 1) {
      const byte = piece[at] as number
      if (byte === newline) this.#line += 1
      if (!this.#isInString && this.#isInUsers && this.#depth === 2) {
        const isBetween = byte === comma || byte === closeBracket || byte === closeBrace
        if (this.#user === null && !isBetween && byte > 0x20) {
          this.#user = []
          this.#lineOfUser = this.#line
          start = at
          this.#rest[length++] = zero
        } else if (this.#user !== null && isBetween) {
          users.push(this.#endUser(piece.subarray(start, at)))
        }
      }
      if (this.#user === null || byte === newline) this.#rest[length++] = byte
      if (this.#isInString) this.#readInString(byte)
      else this.#readByte(byte)
    }
    this.#user?.push(Buffer.from(piece.subarray(start)))
    return { users, rest: this.#rest.subarray(0, length) }
  }

  /** The unfinished user at the end of a file that was cut off. Null if there is none. */
  end(): UserText | null {
    return this.#user === null ? null : this.#endUser(Buffer.alloc(0))
  }

  #endUser(last: Buffer): UserText {
    const bytes = this.#user ?? []
    const text = (bytes.length === 0 ? last : Buffer.concat([...bytes, last])).toString()
    this.#user = null
    this.#users += 1
    return { text, index: this.#users - 1, line: this.#lineOfUser }
  }

  #readInString(byte: number) {
    if (this.#isEscaped) this.#isEscaped = false
    else if (byte === backslash) this.#isEscaped = true
    else if (byte === quote) this.#isInString = false
    if (this.#depth === 1 && this.#isInString) this.#key += String.fromCharCode(byte)
  }

  #readByte(byte: number) {
    switch (byte) {
      case quote:
        this.#isInString = true
        if (this.#depth === 1) this.#key = ''
        break
      case openBracket:
        if (this.#depth === 1) this.#isInUsers = isUsersKey(this.#key)
        this.#depth += 1
        break
      case openBrace:
        if (this.#depth === 1) this.#isInUsers = false
        this.#depth += 1
        break
      case closeBracket:
      case closeBrace:
        this.#depth -= 1
        break
      default:
    }
  }
}

/** Whether a key is `users`, even if it is written with escapes, such as `us\u0065rs`. */
function isUsersKey(key: string): boolean {
  if (!key.includes('\\')) return key === 'users'
  try {
    return JSON.parse(`"${key}"`) === 'users'
  } catch {
    return false
  }
}
