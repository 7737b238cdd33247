;; The inner loop of vision/rectify, by SIMD: one row of the rectified picture at a time. Four pixels of the camera are
;; mixed for each one of ours, all channels at once.
(module
  (memory (export "memory") 1)
  (func (export "row")
    (param $pixels i32)   ;; the camera's picture, four bytes a pixel
    (param $stride i32)   ;; bytes from one row of it to the next
    (param $first i32)    ;; for each of our pixels: which is the upper left of the four, -1 when none is
    (param $shares i32)   ;; for each: 16 bits for the shares of upper left, upper right, lower left, lower right, of 256
    (param $out i32)      ;; red as 32-bit floats; green and blue lie a plane further each
    (param $plane i32)    ;; bytes from one plane to the next
    (param $step i32)     ;; bytes from one of our pixels to the next: 4, or -4 in a mirror
    (param $count i32)
    (local $end i32) (local $at i32) (local $mixed v128)
    (local.set $end (i32.add (local.get $first) (i32.shl (local.get $count) (i32.const 2))))
    (loop $next
      (local.set $at (i32.load (local.get $first)))
      (if (i32.lt_s (local.get $at) (i32.const 0))
        (then (local.set $mixed (f32x4.splat (f32.const 0.5))))
        (else
          (local.set $at (i32.add (local.get $pixels) (i32.shl (local.get $at) (i32.const 2))))
          (local.set $mixed
            (f32x4.mul
              (f32x4.splat (f32.const 0x1.010102p-16)) ;; 1 / (255 × 256)
              (f32x4.convert_i32x4_s
                (i32x4.add
                  ;; two neighbours, channel beside channel: their products with two shares are summed by one instruction
                  (i32x4.dot_i16x8_s
                    (i8x16.shuffle 0 16 4 16 1 16 5 16 2 16 6 16 3 16 7 16
                      (v128.load64_zero (local.get $at)) (v128.const i32x4 0 0 0 0))
                    (v128.load32_splat (local.get $shares)))
                  (i32x4.dot_i16x8_s
                    (i8x16.shuffle 0 16 4 16 1 16 5 16 2 16 6 16 3 16 7 16
                      (v128.load64_zero (i32.add (local.get $at) (local.get $stride))) (v128.const i32x4 0 0 0 0))
                    (v128.load32_splat offset=4 (local.get $shares)))))))))
      (v128.store32_lane 0 (local.get $out) (local.get $mixed))
      (v128.store32_lane 1 (i32.add (local.get $out) (local.get $plane)) (local.get $mixed))
      (v128.store32_lane 2 (i32.add (local.get $out) (i32.shl (local.get $plane) (i32.const 1))) (local.get $mixed))
      (local.set $out (i32.add (local.get $out) (local.get $step)))
      (local.set $shares (i32.add (local.get $shares) (i32.const 8)))
      (br_if $next (i32.lt_u (local.tee $first (i32.add (local.get $first) (i32.const 4))) (local.get $end))))))
